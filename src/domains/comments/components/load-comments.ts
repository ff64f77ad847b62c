import { type MyComment, toMyComment } from '@/domains/comments/my-comment'
import {
  commentStep,
  findAnsweredComment,
  initialComments,
  type ThreadPage,
  threadsOf,
} from '@/domains/comments/queries'
import type { ContributionContext } from '@/domains/contributions/context'
import { myEntries } from '@/domains/contributions/server/my-entries'
import type { Entry } from '@/domains/contributions/server/published'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { parseOffset, singleParam } from '@/foundation/routing/search-params'

/** What the section of comments shows. */
export interface CommentsData {
  /** Whether the list shows all threads, not only the first. */
  showsAll: boolean
  /** Offset of the first thread, from 0. */
  offset: number
  page: ThreadPage
  myComments: MyComment[]
  /** The comment that the form answers. */
  answered: Entry | null
}

/**
 * Reads the comments on a subject, and the reader's own where the page is made for the reader: the first threads beside
 * the subject, all of them on a page of their own.
 */
export async function loadComments({ reader, subject, request }: ContributionContext): Promise<CommentsData> {
  const offset = parseOffset(request && singleParam(request.query, 'from'))
  const showsAll = offset > 0 || Boolean(request && !singleParam(request.query, 'few'))
  const answeredId = request?.submission?.values.replyTo ?? (request && singleParam(request.query, 'reply'))
  const [page, myDocs, answered] = await Promise.all([
    threadsOf(reader, { subject, from: offset, count: showsAll ? commentStep : initialComments }),
    request ? myEntries(reader, 'comments', subjectKey(subject)) : [],
    findAnsweredComment(reader, subject, answeredId ?? undefined),
  ])
  return { showsAll, offset, page, myComments: myDocs.map(toMyComment), answered }
}
