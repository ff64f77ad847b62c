import { decodeJwt } from 'jose'
import {
  AuthenticationError,
  createLocalReq,
  LockedAuth,
  logoutOperation,
  type PayloadRequest,
} from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import { formError } from '@/foundation/forms/problem'
import { limit } from '@/foundation/payload/rate-limit'
import type { User } from '@/payload-types'
import { temporarySession } from './hooks'

function cookieOptions({ payload }: PayloadRequest) {
  return {
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
  }
}

/** The cookie of a new session. */
export function sessionCookie(req: PayloadRequest, token: string | null | undefined): string {
  return String(generatePayloadCookie({ ...cookieOptions(req), token: String(token) }))
}

/** A cookie that deletes the session cookie. */
export function expiredSessionCookie(req: PayloadRequest): string {
  return String(generateExpiredPayloadCookie(cookieOptions(req)))
}

/** Whether a sign-in failed because of its credentials, not because of an error. */
export function isInvalidSignIn(error: unknown): boolean {
  return error instanceof AuthenticationError || error instanceof LockedAuth
}

/** Ends the session of the request or all sessions of the user. */
export async function endSession(req: PayloadRequest, user: User, everywhere: boolean): Promise<void> {
  const transaction = { transactionID: req.transactionID }
  const own = await createLocalReq({ user: { ...user, collection: 'users' }, req: transaction }, req.payload)
  await logoutOperation({ allSessions: everywhere, collection: req.payload.collections.users, req: own })
}

/**
 * Checks the current password, so that nobody else at the user's device can change the account.
 * @throws {FormError} 401; {TooManyRequests} 429.
 */
export async function assertCurrentPassword(
  req: PayloadRequest,
  user: User,
  password: string,
): Promise<void> {
  await limit(req, { name: 'own password', key: user.id, max: 5, seconds: 60 })
  try {
    const data = { email: user.email, password }
    const { token } = await req.payload.login({ collection: 'users', data, context: temporarySession })
    // Payload compares passwords only by signing in, so the new session is ended.
    await endSession(req, { ...user, _sid: decodeJwt(String(token)).sid } as User, false)
  } catch (error) {
    if (isInvalidSignIn(error)) throw formError('passwordWrong', { field: 'current', status: 401 })
    throw error
  }
}
