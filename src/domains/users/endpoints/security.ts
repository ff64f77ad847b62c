import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { currentPassword, email, locale, newPassword } from '@/domains/users/account'
import {
  formerAddresses,
  lockAccount,
  recordChange,
  recordReturn,
  returnSeconds,
} from '@/domains/users/former-addresses'
import { addressOfUser, mail } from '@/domains/users/mails'
import { assertStrongPassword } from '@/domains/users/password'
import { findAccountByEmail } from '@/domains/users/queries'
import { assertCurrentPassword, endSession, expiredSessionCookie } from '@/domains/users/session'
import { verifiedEmail } from '@/domains/users/verified-email'
import { runAfterResponse } from '@/foundation/after-response'
import { seal, unseal } from '@/foundation/encrypted-token'
import { readEnvironment } from '@/foundation/env/environment'
import { formEndpoint, requireUser } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { localePath } from '@/foundation/routing/locale-path'

const hour = 60 * 60

/** Changes the password after checking the current one, and ends all other sessions. */
export const changePassword = formEndpoint({
  path: '/password',
  schema: z.object({ current: currentPassword, password: newPassword, locale }),
  handle: async (req, { current, password, locale }) => {
    const user = requireUser(req)
    await assertStrongPassword(password, [user.email, user.alias ?? ''])
    await assertCurrentPassword(req, user, current)
    // Payload keeps the current session and ends the others.
    await req.payload.update({ collection: 'users', id: user.id, data: { password }, req })
    await mail(req, { kind: 'passwordChanged', to: addressOfUser(user), path: '/forgot' })
    return {
      to: localePath(locale, '/account/security?done=password'),
      body: { message: 'The password is changed.' },
    }
  },
})

/** A change of e-mail address that waits for the new address to confirm it. */
interface Change {
  id: string
  /** The offer is void if the address has changed since. */
  before: string
  email: string
}

/** An offer to a former address to take the account back, whatever its address has become since. */
interface Return {
  id: string
  email: string
  /** Of `FormerAddress`. */
  returns: string
}

/**
 * Changes the address and mails the previous one an offer to take it back. A former address that confirms the change
 * returns as if by its offer: the previous one may be that of an intruder.
 * @throws {FormError} if the address has changed since the change was requested
 */
async function changeEmail(
  { payload }: PayloadRequest,
  { id, before, email }: Change,
  context?: typeof verifiedEmail,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    const user = await lockAccount(req, id)
    if (user?.email !== before) throw formError('linkStale')
    await payload.update({ collection: 'users', id, data: { email }, context, req })
    const former = (await formerAddresses(req, user)).find((address) => address.email === email)
    if (context && former) {
      await recordReturn(req, user, former.token)
      return
    }
    const back: Return = { id, email: before, returns: await recordChange(req, user, email) }
    const token = await seal(payload, 'new-address', returnSeconds, back)
    const path = `/verify?address=${token}`
    await mail(req, { kind: 'addressChanged', to: addressOfUser(user), values: { email }, path })
  })
}

/**
 * Takes the account back to a former address and ends all sessions.
 * @throws {FormError} if the offer has been used or is void
 */
async function restoreEmail({ payload }: PayloadRequest, { id, returns }: Return): Promise<void> {
  await inTransaction(payload, async (req) => {
    const user = await lockAccount(req, id)
    if (!user) throw formError('linkStale')
    const { email } = await recordReturn(req, user, returns)
    await payload.update({ collection: 'users', id, data: { email }, req })
    await endSession(req, user, true)
  })
}

/**
 * Changes the e-mail address. If mail is configured, the new address must confirm it first, and the old
 * one is told. Only the new address learns whether it has an account already.
 */
export const changeAddress = formEndpoint({
  path: '/address',
  schema: z.object({ email, current: currentPassword, locale }),
  preservedFields: ['email'],
  handle: async (req, { email, current, locale }) => {
    const user = requireUser(req)
    await assertCurrentPassword(req, user, current)
    if (email === user.email) throw formError('emailSame', { field: 'email' })
    const to = { email, locale: addressOfUser(user).locale }
    const page = (done: string) => localePath(locale, `/account/security?done=${done}`)
    const sent = { to: page('addressSent'), body: { message: 'Look into the mail of the new address.' } }
    const owned = { kind: 'alreadyHere', to, path: '/forgot' } as const
    if (readEnvironment().smtp) {
      runAfterResponse(req.payload, async (later) => {
        if (await findAccountByEmail(req.payload, email)) return mail(later, owned)
        const facts: Change = { id: user.id, before: user.email, email }
        const token = await seal(req.payload, 'new-address', hour, facts)
        await mail(later, { kind: 'confirmAddress', to, path: `/verify?address=${token}` })
      })
      return sent
    }
    if (await findAccountByEmail(req.payload, email)) {
      await mail(req, owned)
      return sent
    }
    await changeEmail(req, { id: user.id, before: user.email, email })
    return { to: page('address'), body: { message: 'The address is changed.' } }
  },
})

/**
 * Confirms a new address by the link of a mail, or takes the account back by the link to the previous
 * address. Each link works once.
 */
export const confirmAddress = formEndpoint({
  path: '/confirm-address',
  schema: z.object({ token: z.string('linkStale'), locale }),
  handle: async (req, { token, locale }) => {
    const offer = await unseal<Change | Return>(req.payload, 'new-address', token)
    const user = offer
      ? await req.payload.findByID({ collection: 'users', id: offer.id, depth: 0, disableErrors: true })
      : null
    if (!offer || !user) throw formError('linkStale')
    const isReturn = 'returns' in offer
    if (!isReturn && user.email !== offer.before) throw formError('linkStale')
    const holder = await findAccountByEmail(req.payload, offer.email)
    if (holder && !(isReturn && holder.id === user.id)) throw formError('linkUsed')
    if (isReturn) await restoreEmail(req, offer)
    else await changeEmail(req, offer, verifiedEmail)
    const page = isReturn ? '/forgot' : '/account/security?done=address'
    return { to: localePath(locale, page), body: { message: 'The address is changed.' } }
  },
})

/** Deletes the account: src/domains/users/hooks.ts says what is deleted with it and what stays. */
export const deleteAccount = formEndpoint({
  path: '/leave',
  schema: z.object({ current: currentPassword, locale }),
  handle: async (req, { current, locale }) => {
    const user = requireUser(req)
    await assertCurrentPassword(req, user, current)
    try {
      await req.payload.delete({ collection: 'users', id: user.id, req })
    } catch (error) {
      if ((error as { status?: number }).status === 409) throw formError('lastAdmin', { status: 409 })
      throw error
    }
    return {
      to: localePath(locale, '/login?done=gone'),
      body: { message: 'The account is deleted.' },
      cookies: [expiredSessionCookie(req)],
    }
  },
})
