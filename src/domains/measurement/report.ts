import { z } from 'zod'
import { maxEvents, measuredEvents } from './events'

/** Characters of a report. */
export const maxReportLength = 4000

/** What happened on a page, reported when the reader leaves it. */
export const reportSchema = z.strictObject({
  page: z.string().startsWith('/').max(300),
  events: z.array(z.enum(measuredEvents)).min(1).max(maxEvents),
})

export type Report = z.infer<typeof reportSchema>
