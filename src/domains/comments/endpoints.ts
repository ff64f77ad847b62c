import { entryFormEndpoint } from '@/domains/contributions/server/entry-form-endpoint'
import { subjectCollections } from '@/domains/contributions/server/subjects'
import { commentSchema } from './comment-schema'

/** `POST /api/comments/write`: the form of a comment. */
export const writeComment = entryFormEndpoint({
  collection: 'comments',
  field: 'doc',
  allowed: subjectCollections,
  onePerUser: false,
  schema: commentSchema,
  preservedFields: ['comment', 'entry', 'replyTo'],
  toData: (_, { comment, replyTo }) => ({ comment, ...(replyTo && { replyTo }) }),
})
