/** A comment of one's own that others do not see. */
export interface MyComment {
  id: string
  state: 'pending' | 'declined'
  comment: string
}

/** What the call for one's own entries answers of a comment. */
export interface CommentDoc {
  id: string
  comment: string
  _status?: string | null
  declinedReason?: string | null
}

/** Those of one's own comments that are not published, in their latest wording. */
export function toMyComments(docs: readonly CommentDoc[]): MyComment[] {
  return docs
    .filter(({ _status }) => _status !== 'published')
    .map(({ id, comment, declinedReason }) => ({
      id,
      comment,
      state: declinedReason ? 'declined' : 'pending',
    }))
}

/** Asks for one's own comments on a thing. */
export async function fetchMyComments(item: string): Promise<MyComment[]> {
  const response = await fetch(`/api/comments/own?item=${item}`)
  const { docs = [] } = (await response.json()) as { docs?: CommentDoc[] }
  return toMyComments(docs)
}
