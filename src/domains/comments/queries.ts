import {
  type Entry,
  type EntryPage,
  type EntryQuery,
  publishedEntries,
} from '@/domains/contributions/server/published'
import type { Reader } from '@/foundation/payload/reader'

/** Comments shown at first; a press shows all. */
export const commentsAtFirst = 3

/** Nobody reads more at once. */
export const commentsAtMost = 500

/** Some of the published comments on a thing, the newest first. */
export function commentsOf(reader: Reader, query: EntryQuery): Promise<EntryPage<Entry>> {
  return publishedEntries(reader, 'comments', query)
}
