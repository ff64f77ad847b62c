import { z } from 'zod'
import { note } from '@/domains/contributions/server/entry-schema'
import { reportReasons } from './report'

/** What a report says; messages are codes of `contributions.problems`. */
export const reportSchema = z.object({ reason: z.enum(reportReasons, 'reasonRequired'), note })

export type ReportInput = z.infer<typeof reportSchema>
