import { RequestError } from '@/foundation/errors'

/** Milliseconds in which no person fills in a form. */
const minFillTime = 2000

const reasons = { filledIn: 'botFilledIn', tooFast: 'botTooFast' } as const

/**
 * Detects forms that a program filled in: the honeypot `website` has a value, or the form was sent within two seconds
 * of `openedAt` (milliseconds). Both fields are optional.
 * @returns the reason, or null for a person
 */
export function detectBot(data: object, now = Date.now()): keyof typeof reasons | null {
  const { website, openedAt } = data as { website?: unknown; openedAt?: unknown }
  if (website) return 'filledIn'
  return openedAt !== undefined && !(now - Number(openedAt) >= minFillTime) ? 'tooFast' : null
}

/** @throws {RequestError} 400 if a program filled in the form. */
export function assertNotBot(data: object, now = Date.now()): void {
  const reason = detectBot(data, now)
  if (reason) throw new RequestError(reasons[reason], 400)
}
