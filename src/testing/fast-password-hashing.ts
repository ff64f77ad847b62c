/**
 * Hashes passwords in a thousandth of the time, because tests sign hundreds of people up and in. The real cost is
 * Payload's, and only how often and with how many iterations it is asked for is ours.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { pbkdf2 } = crypto
const speedup = 1000

/** The iterations of every hash asked for, in order. */
export const requestedIterations: number[] = []

crypto.pbkdf2 = (password, salt, iterations, ...rest) => {
  requestedIterations.push(iterations)
  pbkdf2(password, salt, Math.ceil(iterations / speedup), ...rest)
}
// For modules that import { pbkdf2 }.
syncBuiltinESMExports()
