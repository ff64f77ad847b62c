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
  Forbidden,
  LockedAuth,
  type PayloadRequest,
  type Where,
} from 'payload'
import { RequestError } from '@/foundation/errors'
import { isAdmin } from '@/foundation/payload/access'
import { addressOf, limit } from '@/foundation/payload/rate-limit'
import { transactionOf } from '@/foundation/payload/transaction'
import { addressOfUser, mail } from './mails'
import { assertStrongPassword } from './password'
import { findAccountByEmail } from './queries'

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}

/** Takes as long as comparing a password. Otherwise responses for unknown addresses would be faster. */
async function simulateHashing(): Promise<void> {
  await promisify(pbkdf2)('nobody', randomBytes(32).toString('hex'), 600_000, 32, 'sha256')
}

async function limitLogins(req: PayloadRequest, email: string): Promise<void> {
  const address = addressOf(req)
  await limit(req, { name: 'login', key: `${email} ${address}`, max: 5, seconds: 60 })
  // One client that tries many accounts; a school or library stays below the limit.
  await limit(req, { name: 'logins', key: address, max: 60, seconds: 60 })
  const account = await findAccountByEmail(req.payload, email)
  if (!account || (account.lockUntil && new Date(account.lockUntil) > new Date())) await simulateHashing()
}

interface AuthArgs {
  data?: { email?: unknown; password?: unknown; alias?: unknown }
  disableEmail?: boolean
}

/**
 * Limits sign-ins and checks new passwords. Calls with `overrideAccess` come from the
 * site itself and are not checked.
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
    // Only `requestPasswordReset` runs it, after the response, and sends the mail.
    if (fromOutside) throw new Forbidden(req.t)
    return { ...args, disableEmail: true }
  }
  // The panel sends the unchanged address along.
  const changes = data.password || (email && email !== req.user?.email)
  if (operation === 'update' && fromOutside && !isAdmin(req.user) && changes) {
    throw new RequestError('security', 403)
  }
  const setsPassword = operation === 'create' || operation === 'update' || operation === 'resetPassword'
  if (setsPassword && fromOutside && typeof data.password === 'string') {
    await assertStrongPassword(data.password, [email, textOf(data.alias)])
  }
  return args
}

/** Sessions of one account: every request reads them all. */
const maxSessions = 50

/** Context of a sign-in whose session ends at once: no other session has to end for it. */
export const temporarySession = { temporarySession: true }

/** Ends the oldest sessions above the limit. */
export const endOldestSessions: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context.temporarySession) return
  const db = await transactionOf(req)
  await db.execute(sql`
    delete from users_sessions where _parent_id = ${user.id} and id not in (
      select id from users_sessions where _parent_id = ${user.id}
      order by created_at desc, _order desc limit ${maxSessions})`)
}

/** Mails about a changed password, for all endpoints that reset it. */
export const mailAboutReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation === 'resetPassword') {
    const { user } = result as { user?: { email?: string } }
    const account = await findAccountByEmail(req.payload, textOf(user?.email))
    if (account) await mail(req, { kind: 'passwordChanged', to: addressOfUser(account), path: '/forgot' })
  }
  return result
}

/** A locked account answers like an unknown one, because the response would reveal that it exists. */
export const hideLockedAccounts: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof LockedAuth)) return undefined
  return { status: 401, response: { errors: [{ message: new AuthenticationError(req.t).message }] } }
}

/** The product documents call the token `userToken`. */
export const addUserToken: CollectionAfterMeHook = ({ response }) => {
  const body = response as { token?: string }
  return body.token ? { ...body, userToken: body.token } : body
}

/**
 * Deletes the personal lists, the avatar and unused uploads together with the account: without an owner pictures would
 * be public.
 * Published contributions stay without a name.
 * @throws {RequestError} 409 for the last administrator
 */
export const deletePersonalData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  const person = await payload.findByID({ collection: 'users', id, depth: 0, req, disableErrors: true })
  if (!person) return
  if (isAdmin(person)) {
    const admins = await payload.count({ collection: 'users', where: { roles: { in: ['admin'] } }, req })
    if (admins.totalDocs <= 1) throw new RequestError('lastAdministrator', 409)
  }
  await payload.db.deleteMany({ collection: 'saveditems', where: { user: { equals: id } }, req })
  const unseen: Where[] = [{ shown: { not_equals: true } }]
  if (person.avatar) unseen.push({ id: { equals: person.avatar } })
  await payload.delete({
    collection: 'media',
    where: { owner: { equals: id }, or: unseen },
    context: { erasesAccount: true },
    req,
  })
}
