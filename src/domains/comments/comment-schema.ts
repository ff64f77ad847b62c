import { z } from 'zod'
import { text } from '@/domains/contributions/server/entry-schema'

export const commentSchema = z.object({
  comment: text,
  /** The comment that is answered. */
  replyTo: z.uuid('threadGone').optional(),
})
