/** A comment of the current user that others cannot see. */
export interface MyComment {
  id: string
  state: 'pending' | 'declined'
  comment: string
}

/** A comment in the response of `/api/comments/own`. */
export interface CommentDoc {
  id: string
  comment: string
  _status?: string | null
  declinedReason?: string | null
}

/** The unpublished ones of the user's comments, each in its latest version. */
export function toMyComments(docs: readonly CommentDoc[]): MyComment[] {
  return docs
    .filter(({ _status }) => _status !== 'published')
    .map(({ id, comment, declinedReason }) => ({
      id,
      comment,
      state: declinedReason ? 'declined' : 'pending',
    }))
}

/** Fetches the user's unpublished comments on a subject. */
export async function fetchMyComments(item: string): Promise<MyComment[]> {
  const response = await fetch(`/api/comments/own?item=${item}`)
  const { docs = [] } = (await response.json()) as { docs?: CommentDoc[] }
  return toMyComments(docs)
}
