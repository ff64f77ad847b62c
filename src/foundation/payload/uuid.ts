const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a value can be the id of a document. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}
