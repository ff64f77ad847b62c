import { z } from 'zod'
import { entryPost, writtenText } from '@/domains/contributions/server/entry-form-endpoint'
import { subjectCollections } from '@/domains/contributions/server/subjects'

/** `POST /api/comments/write`: the form of a comment. */
export const writeComment = entryPost({
  collection: 'comments',
  among: subjectCollections,
  oncePerPerson: false,
  fields: z.object({ comment: writtenText }),
  kept: ['comment'],
  dataOf: (_, { comment }) => ({ comment }),
})
