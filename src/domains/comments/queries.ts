import {
  type Entry,
  type EntryPage,
  type EntryQuery,
  publishedEntries,
} from '@/domains/contributions/server/published'
import type { Reader } from '@/foundation/payload/reader'

/** Comments shown at first. */
export const initialComments = 3

/** Comments shown by "show all", and added by each "show more". */
export const commentStep = 500

/** Published comments on a subject, newest first. */
export function commentsOf(reader: Reader, query: EntryQuery): Promise<EntryPage<Entry>> {
  return publishedEntries(reader, 'comments', query)
}
