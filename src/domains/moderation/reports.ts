import type { PayloadRequest } from 'payload'

/** What was reported has been looked at. */
export async function settleReports(req: PayloadRequest, target: string): Promise<void> {
  await req.payload.db.updateMany({
    collection: 'reports',
    data: { settled: true },
    req,
    where: { and: [{ target: { equals: target } }, { settled: { not_equals: true } }] },
  })
}
