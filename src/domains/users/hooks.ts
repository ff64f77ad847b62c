import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type AfterErrorHook,
  AuthenticationError,
  type CollectionAfterMeHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
  type PayloadRequest,
  type Where,
} from 'payload'
import { PublicError } from '@/foundation/errors'
import { isAdmin } from '@/foundation/payload/access'
import { addressOf, limit } from '@/foundation/payload/rate-limit'
import { transactionOf } from '@/foundation/payload/transaction'
import { addressOfUser, mail } from './mails'
import { assertStrongPassword } from './password'
import { findAccountByEmail } from './queries'

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}

/** What comparing a password costs. Without it, an answer about an address nobody has would come sooner. */
async function simulateHashing(): Promise<void> {
  await promisify(pbkdf2)('nobody', randomBytes(32).toString('hex'), 600_000, 32, 'sha256')
}

async function limitLogins(req: PayloadRequest, email: string): Promise<void> {
  const address = addressOf(req)
  await limit(req, { name: 'login', key: `${email} ${address}`, max: 5, seconds: 60 })
  // One address that tries many accounts; a school or a library stays below.
  await limit(req, { name: 'logins', key: address, max: 60, seconds: 60 })
  const account = await findAccountByEmail(req.payload, email)
  if (!account || (account.lockUntil && new Date(account.lockUntil) > new Date())) await simulateHashing()
}

async function limitPasswordResets(req: PayloadRequest, email: string): Promise<void> {
  const hour = 60 * 60
  await limit(req, { name: 'forgot', key: email, max: 3, seconds: hour })
  await limit(req, { name: 'forgots', key: addressOf(req), max: 30, seconds: hour })
}

interface AuthArgs {
  data?: { email?: unknown; password?: unknown; alias?: unknown }
  disableEmail?: boolean
}

/**
 * What is asked of an account from outside: how often, with which passwords. The site's own code, which has access to
 * everything, knows what it does.
 */
export const enforceAccountRules: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const fromOutside = overrideAccess !== true
  const { data = {} } = args as AuthArgs
  const email = textOf(data.email)
  if (operation === 'login' && fromOutside) await limitLogins(req, email)
  if (operation === 'forgotPassword') {
    if (fromOutside) await limitPasswordResets(req, email)
    // The site writes its own letter: mailAboutPasswords.
    return { ...args, disableEmail: true }
  }
  // The panel sends the address along unchanged.
  const changes = data.password || (email && email !== req.user?.email)
  if (operation === 'update' && fromOutside && !isAdmin(req.user) && changes) {
    throw new PublicError('Change the e-mail address or the password under /account/security.', 403)
  }
  const setsPassword = operation === 'create' || operation === 'update' || operation === 'resetPassword'
  if (setsPassword && fromOutside && typeof data.password === 'string') {
    await assertStrongPassword(data.password, [email, textOf(data.alias)])
  }
  return args
}

/** Places where somebody is signed in at once: every request reads them all. */
const maxSessions = 50

/** Context of a sign-in that ends at once: it takes nobody's place. */
export const temporarySession = { temporarySession: true }

/** Whoever signs in once more than that is signed out where they signed in the longest ago. */
export const endOldestSessions: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context.temporarySession) return
  const db = await transactionOf(req)
  await db.execute(sql`
    delete from users_sessions where _parent_id = ${user.id} and id not in (
      select id from users_sessions where _parent_id = ${user.id}
      order by created_at desc, _order desc limit ${maxSessions})`)
}

/** Letters about forgotten and new passwords, whichever way they were asked for. */
export const mailAboutPasswords: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  if (operation === 'forgotPassword' && typeof result === 'string') {
    const account = await findAccountByEmail(req.payload, textOf((args as AuthArgs).data?.email))
    if (account) {
      mail(req.payload, { kind: 'reset', to: addressOfUser(account), path: `/reset?token=${result}` })
    }
  }
  if (operation === 'resetPassword') {
    const { user } = result as { user?: { email?: string } }
    const account = await findAccountByEmail(req.payload, textOf(user?.email))
    if (account) mail(req.payload, { kind: 'passwordChanged', to: addressOfUser(account), path: '/forgot' })
  }
  return result
}

/** That an account is locked is told to nobody who does not know its password: it would say that there is one. */
export const hideLockedAccounts: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof LockedAuth)) return undefined
  return { status: 401, response: { errors: [{ message: new AuthenticationError(req.t).message }] } }
}

/** The product documents name the token so. */
export const addUserToken: CollectionAfterMeHook = ({ response }) => {
  const body = response as { token?: string }
  return body.token ? { ...body, userToken: body.token } : body
}

/**
 * With an account go its picture and uploads that nobody has seen; without an owner they would pass for the site's own.
 * What was published stays, without a name.
 * @throws {PublicError} 409 when nobody would be left to manage the site.
 */
export const deletePersonalMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  const person = await payload.findByID({ collection: 'users', id, depth: 0, req, disableErrors: true })
  if (!person) return
  if (isAdmin(person)) {
    const admins = await payload.count({ collection: 'users', where: { roles: { in: ['admin'] } }, req })
    if (admins.totalDocs <= 1) throw new PublicError('The last administrator cannot be deleted.', 409)
  }
  const unseen: Where[] = [{ shown: { not_equals: true } }]
  if (person.avatar) unseen.push({ id: { equals: person.avatar } })
  await payload.delete({ collection: 'media', where: { owner: { equals: id }, or: unseen }, req })
}
