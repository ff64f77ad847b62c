import { type MyComment, toMyComment } from '@/domains/comments/my-comment'
import { commentStep, commentsOf, initialComments } from '@/domains/comments/queries'
import type { ContributionContext } from '@/domains/contributions/context'
import { myEntries } from '@/domains/contributions/server/my-entries'
import type { Entry, EntryPage } from '@/domains/contributions/server/published'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { parseOffset, singleParam } from '@/foundation/routing/search-params'

/** What the section of comments shows. */
export interface CommentsData {
  /** Whether the list shows all comments, not only the first. */
  showsAll: boolean
  /** Offset of the first comment, from 0. */
  offset: number
  page: EntryPage<Entry>
  myComments: MyComment[]
}

/** Reads the comments on a subject, and the reader's own where the page is made for the reader. */
export async function loadComments({ reader, subject, request }: ContributionContext): Promise<CommentsData> {
  const offset = parseOffset(request && singleParam(request.query, 'from'))
  const showsAll = offset > 0 || Boolean(request && singleParam(request.query, 'all'))
  const [page, myDocs] = await Promise.all([
    commentsOf(reader, { subject, from: offset, count: showsAll ? commentStep : initialComments }),
    request ? myEntries(reader, 'comments', subjectKey(subject)) : [],
  ])
  return { showsAll, offset, page, myComments: myDocs.map(toMyComment) }
}
