import { randomInt } from 'node:crypto'

/** Without what is mistaken for something else when it is read out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** By which both speak of an order: `F-7K2M-9QXA`. There are 850 thousand million of them. */
export function orderNumber(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `F-${group()}-${group()}`
}
