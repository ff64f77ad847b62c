import { createRequestRate } from '../src/foundation/request-rate'
import type { PlainText } from './text-response'

/** Searches and suggestions a minute and address that are not cached: more than anybody types. */
export const maxSearches = 240

const countSearch = createRequestRate(maxSearches)

const searchPath = /^\/(?:(?:en|es|pt)\/)?search(?=[/?]|$)/

/**
 * Refuses searches of an address that sends too many: each one that is not cached costs the database some milliseconds.
 * @param address empty for requests of the site itself
 */
export function limitSearches(url: string, address: string): PlainText | undefined {
  if (address === '' || !searchPath.test(url)) return undefined
  const retryAfter = countSearch(address)
  if (retryAfter === 0) return undefined
  return { status: 429, text: `Too many searches. Try again in ${retryAfter} seconds.`, retryAfter }
}
