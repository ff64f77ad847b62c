import type { Reader } from './reader'

/**
 * Shares the result of a read between all who ask for it with the same reader, such as the blocks of a page. Every
 * request has a reader of its own, and results live as long as it does.
 */
export function oncePerReader<Result>(
  read: (reader: Reader) => Promise<Result>,
): (reader: Reader) => Promise<Result> {
  const results = new WeakMap<Reader, Promise<Result>>()
  return (reader) => {
    const known = results.get(reader)
    if (known) return known
    const result = read(reader)
    results.set(reader, result)
    return result
  }
}
