import { PublicError } from '../errors'

/** Nobody fills in a form faster than this. Milliseconds. */
const fastestHand = 2000

/**
 * Refuses what a program filled in: a value in the field that people do not see (`website`), or a form sent off as
 * soon as it stood there (`openedAt`, when it was opened, in milliseconds). Both may be left out.
 * @throws {PublicError} 400.
 */
export function assertByHand(data: object, now = Date.now()): void {
  const { website, openedAt } = data as { website?: unknown; openedAt?: unknown }
  if (website) throw new PublicError('This looks as if a program had filled it in.', 400)
  if (openedAt !== undefined && !(now - Number(openedAt) >= fastestHand))
    throw new PublicError('That was very fast. Wait a moment and send it again.', 400)
}
