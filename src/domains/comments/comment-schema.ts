import { z } from 'zod'
import { text } from '@/domains/contributions/server/entry-schema'

export const commentSchema = z.object({ comment: text })
