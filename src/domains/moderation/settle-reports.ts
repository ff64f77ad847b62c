import type { PayloadRequest } from 'payload'

/** Marks the reports of an entry as settled. */
export async function settleReports(req: PayloadRequest, subjectKey: string): Promise<void> {
  await req.payload.db.updateMany({
    collection: 'reports',
    data: { settled: true },
    req,
    where: { and: [{ target: { equals: subjectKey } }, { settled: { not_equals: true } }] },
  })
}
