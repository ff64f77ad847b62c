/**
 * Hashes passwords in a thousandth of the time, because the tests create and sign in hundreds of users.
 * Payload chooses the algorithm; tests check how often and with how many iterations it is used.
 * JavaScript, since the processes of the site load it before anything else.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { pbkdf2 } = crypto
const speedup = 1000

/**
 * The iterations of every requested hash, in order.
 * @type {number[]}
 */
export const requestedIterations = []

crypto.pbkdf2 = (password, salt, iterations, ...rest) => {
  requestedIterations.push(iterations)
  pbkdf2(password, salt, Math.ceil(iterations / speedup), ...rest)
}
// For modules that import { pbkdf2 }.
syncBuiltinESMExports()
