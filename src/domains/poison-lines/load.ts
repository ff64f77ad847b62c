import type { Payload } from 'payload'
import { locales } from '@/foundation/i18n/locales'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { builtInLines } from './built-in'
import { poisonLinesSlug } from './global'

/** Gives editors the built-in poison lines to begin with, unless they have any. */
export async function loadPoisonLines(payload: Payload): Promise<void> {
  const { lines } = await payload.findGlobal({ slug: poisonLinesSlug, depth: 0 })
  if (lines?.length) return
  await inTransaction(payload, async (req) => {
    let ids: (string | null | undefined)[] = []
    for (const locale of locales) {
      const data = builtInLines.map(({ country, number, hours }, index) => ({
        // A row keeps its id in every language.
        id: ids[index],
        country,
        number,
        hours: hours?.[locale],
      }))
      const saved = await payload.updateGlobal({
        slug: poisonLinesSlug,
        data: { lines: data },
        depth: 0,
        locale,
        req,
      })
      ids = (saved.lines ?? []).map(({ id }) => id)
    }
  })
}
