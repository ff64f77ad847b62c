import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { runPendingAction } from '@/domains/contributions/server/pending-action'
import { alias, currentPassword, email, locale, newPassword } from '@/domains/users/account'
import { mail } from '@/domains/users/mails'
import { assertStrongPassword } from '@/domains/users/password'
import { findAccountByEmail } from '@/domains/users/queries'
import { sessionCookie } from '@/domains/users/session'
import { verifiedEmail } from '@/domains/users/verified-email'
import { createVerifier, matchesVerifier } from '@/domains/users/verifier'
import { runAfterResponse } from '@/foundation/after-response'
import { seal, unseal } from '@/foundation/encrypted-token'
import { readEnvironment } from '@/foundation/env/environment'
import { formEndpoint } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import type { Locale } from '@/foundation/i18n/locales'
import { addressOf, limit } from '@/foundation/payload/rate-limit'
import { localePath } from '@/foundation/routing/locale-path'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'

interface NewAccount {
  alias: string
  email: string
  locale: Locale
  password: string
}

const day = 24 * 60 * 60

/** Creates the account, unless a request of the same moment has. */
async function createAccount(
  req: PayloadRequest,
  account: NewAccount,
  context?: typeof verifiedEmail,
): Promise<boolean> {
  if (await findAccountByEmail(req.payload, account.email)) return false
  try {
    await req.payload.create({
      collection: 'users',
      data: { ...account, roles: ['member'] },
      context,
      req,
    })
    return true
  } catch (error) {
    if (await findAccountByEmail(req.payload, account.email)) return false
    throw error
  }
}

/**
 * Creates the account and runs the pending action.
 * @param context whether the address has been confirmed
 * @returns the cookies of its first session; null if the address has an account by now
 */
async function openAccount(
  req: PayloadRequest,
  account: NewAccount,
  context?: typeof verifiedEmail,
): Promise<string[] | null> {
  if (!(await createAccount(req, account, context))) return null
  const { email, password } = account
  const data = { email, password }
  const { token, user } = await req.payload.login({ collection: 'users', data })
  return [sessionCookie(req, token), ...(await runPendingAction(req, user))]
}

/** What the link of a confirmation mail holds. */
interface Offer extends Omit<NewAccount, 'password'> {
  verifier: string
  redirect: string
}

/** Tells the owner of an address that it has an account already. */
function mailOwner(req: PayloadRequest, { email, locale }: Omit<NewAccount, 'password'>): Promise<void> {
  return mail(req, { kind: 'alreadyHere', to: { email, locale }, path: '/forgot' })
}

/** Mails the link that creates the account, or tells the owner of the address that it has one. */
async function mailOffer(req: PayloadRequest, offer: Offer): Promise<void> {
  const { alias, email, locale } = offer
  if (await findAccountByEmail(req.payload, email)) return mailOwner(req, offer)
  const token = await seal(req.payload, 'sign-up', day, offer)
  const path = `/verify?token=${token}`
  await mail(req, { kind: 'confirm', to: { email, locale }, values: { alias }, path })
}

/**
 * Signs up. If mail is configured, the link of a mail creates the account, and nothing is stored before:
 * the response does not wait for the account to be looked up, so that only the address itself learns
 * whether it has one. Without mail, a session begins at once, which tells that the address was free.
 */
export const signUp = formEndpoint({
  path: '/sign-up',
  schema: z.object({ alias, email, password: newPassword, locale, redirect: z.string().optional() }),
  preservedFields: ['alias', 'email'],
  handle: async (req, { redirect, password, ...person }) => {
    // Before the rate limit, so that trying passwords does not use up attempts.
    await assertStrongPassword(password, [person.alias, person.email])
    await limit(req, { name: 'sign-up', key: addressOf(req), max: 5, seconds: 60 })
    await limit(req, { name: 'sign-up', key: person.email, max: 5, seconds: 60 })
    const body = { message: 'If the address is yours, what comes next is in your mail, or you can sign in.' }
    const sent = { to: localePath(person.locale, '/signup?done=sent'), body }
    if (readEnvironment().smtp) {
      const offer: Offer = {
        ...person,
        verifier: await createVerifier(password),
        redirect: safeRedirectPath(redirect),
      }
      runAfterResponse(req.payload, (later) => mailOffer(later, offer))
      return sent
    }
    const cookies = await openAccount(req, { ...person, password })
    if (cookies) return { to: safeRedirectPath(redirect), body, cookies }
    await mailOwner(req, person)
    return sent
  },
})

/**
 * Creates the account of a confirmation mail. It asks for the password: otherwise somebody could make
 * others confirm an account that they do not control.
 */
export const confirmSignUp = formEndpoint({
  path: '/confirm',
  schema: z.object({ token: z.string('linkStale'), password: currentPassword, locale }),
  handle: async (req, { token, password }) => {
    const request = await unseal<Offer>(req.payload, 'sign-up', token)
    if (!request) throw formError('linkStale')
    await limit(req, { name: 'confirm', key: request.email, max: 5, seconds: 60 })
    if (!(await matchesVerifier(request.verifier, password)))
      throw formError('passwordWrong', { field: 'password', status: 401 })
    const { alias, email, locale } = request
    const cookies = await openAccount(req, { alias, email, locale, password }, verifiedEmail)
    if (!cookies) throw formError('linkUsed')
    return { to: request.redirect, body: { message: 'Welcome.' }, cookies }
  },
})
