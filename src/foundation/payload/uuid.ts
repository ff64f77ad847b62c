const source = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const pattern = new RegExp(`^${source}$`, 'i')

/** The ids in a text, for `match` and `replace`. */
export const uuidsInText = new RegExp(source, 'gi')

/** Whether a value can be the id of a document. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}
