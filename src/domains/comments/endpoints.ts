import { z } from 'zod'
import { entryPost, writtenText } from '../../foundation/contributions/entry-post'
import { itemCollections } from '../../foundation/contributions/items'

/** `POST /api/comments/write`: the form of a comment. */
export const writeComment = entryPost({
  collection: 'comments',
  among: itemCollections,
  oncePerPerson: false,
  fields: z.object({ comment: writtenText }),
  kept: ['comment'],
  dataOf: (_, { comment }) => ({ comment }),
})
