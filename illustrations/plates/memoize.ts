import { LRUCache } from 'lru-cache'

/**
 * Returns a function that remembers the results of the last calls. The arguments must be plain data; callers share a
 * result and must not change it.
 */
export function memoize<Arguments extends readonly unknown[], Result>(
  work: (...args: Arguments) => Result,
  max: number,
): (...args: Arguments) => Result {
  const results = new LRUCache<string, { result: Result }>({ max })
  return (...args) => {
    const key = JSON.stringify(args)
    const known = results.get(key) ?? { result: work(...args) }
    results.set(key, known)
    return known.result
  }
}
