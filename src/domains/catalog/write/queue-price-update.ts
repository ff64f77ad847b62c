import type { PayloadRequest } from 'payload'
import { runJobsOnCommit } from '@/foundation/jobs/worker'

/** Queues the update of prices at a moment, unless it is queued already. */
export async function queuePriceUpdate(req: PayloadRequest, at: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'updatePrices' },
      waitUntil: { equals: at },
      processing: { not_equals: true },
      hasError: { not_equals: true },
    },
    req,
  })
  if (totalDocs > 0) return
  await req.payload.jobs.queue({ task: 'updatePrices', input: {}, waitUntil: new Date(at), req })
  await runJobsOnCommit(req)
}
