import { PublicError } from '@/foundation/errors'

/** Nobody fills in a form faster than this. Milliseconds. */
const fastestHand = 2000

const telling = {
  filledIn: 'This looks as if a program had filled it in.',
  tooFast: 'That was very fast. Wait a moment and send it again.',
}

/**
 * What shows that a program filled in a form: a value in the field that people do not see (`website`), or that it was
 * sent off as soon as it stood there (`openedAt`, when it was opened, in milliseconds). Both may be left out.
 */
export function detectBot(data: object, now = Date.now()): keyof typeof telling | null {
  const { website, openedAt } = data as { website?: unknown; openedAt?: unknown }
  if (website) return 'filledIn'
  return openedAt !== undefined && !(now - Number(openedAt) >= fastestHand) ? 'tooFast' : null
}

/** @throws {PublicError} 400 for what a program filled in. */
export function assertNotBot(data: object, now = Date.now()): void {
  const trace = detectBot(data, now)
  if (trace) throw new PublicError(telling[trace], 400)
}
