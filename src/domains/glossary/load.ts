import type { Payload } from 'payload'
import { listedAfterwards } from '@/domains/cards/bulk-load'
import { forEachConcurrently } from '@/foundation/concurrency'
import { locales } from '@/foundation/i18n/locales'
import { saveBuffered } from '@/foundation/payload/buffered-save'
import { builtInTerms } from './terms'
import type { BuiltInTerm } from './terms/term'

function saveTerm(payload: Payload, term: BuiltInTerm): Promise<string> {
  const shared = { collection: 'glossary', context: listedAfterwards, depth: 0 } as const
  const { slug, en } = term
  return saveBuffered(payload, { collection: 'glossary' }, async (req, id) => {
    await payload.create({ ...shared, data: { slug, ...en }, locale: 'en', req })
    for (const locale of locales.slice(1))
      await payload.update({ ...shared, id, data: term[locale], locale, req })
  })
}

/** Gives editors a glossary to begin with, unless they have one. */
export async function loadGlossary(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'glossary' })
  if (totalDocs === 0)
    await forEachConcurrently(builtInTerms, 4, async (term) => void (await saveTerm(payload, term)))
}
