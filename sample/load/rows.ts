import { createHash } from 'node:crypto'

/**
 * Returns the id of an array row: 24 hexadecimal digits, like those of the admin panel. It is derived from the row's
 * position, because a row must have the same id in every language.
 */
export function rowId(...path: (string | number)[]): string {
  return createHash('sha256').update(path.join('/')).digest('hex').slice(0, 24)
}
