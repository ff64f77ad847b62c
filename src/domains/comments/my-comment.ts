import { fetchMyEntries } from '@/domains/contributions/browser/fetch-my-entries'

/** A comment of the current user in its latest version. */
export interface MyComment {
  id: string
  state: 'published' | 'pending' | 'declined'
  comment: string
  /** The language that it is written in. */
  locale?: string
}

/** A comment in the response of `/api/comments/own`. */
export interface CommentDoc {
  id: string
  comment: string
  locale?: string | null
  _status?: string | null
  declinedReason?: string | null
}

export function toMyComment({ id, comment, locale, _status, declinedReason }: CommentDoc): MyComment {
  return {
    id,
    comment,
    locale: locale ?? undefined,
    state: _status === 'published' ? 'published' : declinedReason ? 'declined' : 'pending',
  }
}

/** Fetches the user's comments on a subject. */
export async function fetchMyComments(item: string): Promise<MyComment[]> {
  return (await fetchMyEntries<CommentDoc>('comments', item)).map(toMyComment)
}
