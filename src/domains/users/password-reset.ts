import type { PayloadRequest } from 'payload'
import { runAfterResponse } from '@/foundation/after-response'
import { RequestError } from '@/foundation/errors'
import { addressOf, limit } from '@/foundation/payload/rate-limit'
import { addressOfUser, mail } from './mails'
import { findAccountByEmail } from './queries'

const hour = 60 * 60

/**
 * Mails a link for choosing a new password after the response is sent: looking the account up and storing
 * the token take longer for a known account, which would reveal it.
 * @throws {RequestError} 400 without an address; {TooManyRequests} 429.
 */
export async function requestPasswordReset(req: PayloadRequest, address: unknown): Promise<void> {
  const email = typeof address === 'string' ? address.trim().toLowerCase() : ''
  if (!email) throw new RequestError('emailMissing', 400)
  await limit(req, { name: 'forgot', key: email, max: 3, seconds: hour })
  await limit(req, { name: 'forgots', key: addressOf(req), max: 30, seconds: hour })
  const { payload } = req
  runAfterResponse(payload, async (later) => {
    const token = await payload.forgotPassword({ collection: 'users', data: { email } })
    const account = token ? await findAccountByEmail(payload, email) : undefined
    if (account)
      await mail(later, { kind: 'reset', to: addressOfUser(account), path: `/reset?token=${token}` })
  })
}
