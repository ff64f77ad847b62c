import type { Payload } from 'payload'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { builtInLines } from './built-in'
import { poisonLinesSlug } from './global'

/** Gives editors the built-in poison lines to begin with, unless they have any. */
export async function loadPoisonLines(payload: Payload): Promise<void> {
  const { lines } = await payload.findGlobal({ slug: poisonLinesSlug, depth: 0 })
  if (lines?.length) return
  await inTransaction(payload, async (req) => {
    await payload.updateGlobal({
      slug: poisonLinesSlug,
      data: { lines: builtInLines.map((line) => ({ ...line })) },
      depth: 0,
      req,
    })
  })
}
