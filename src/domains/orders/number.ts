import { randomInt } from 'node:crypto'

/** Without characters that are easily confused when read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** The number that buyer and vendor refer to: `F-7K2M-9QXA`. There are 850 billion of them. */
export function orderNumber(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `F-${group()}-${group()}`
}
