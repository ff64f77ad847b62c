import type { Payload } from 'payload'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { insertStored, newDocument } from '@/foundation/payload/stored-document'
import { builtInTerms } from './terms'
import type { BuiltInTerm } from './terms/term'

/** A term's texts by field and language. */
function localizedTexts({ en, es, pt }: BuiltInTerm) {
  return {
    term: { en: en.term, es: es.term, pt: pt.term },
    definition: { en: en.definition, es: es.definition, pt: pt.definition },
    forms: { en: en.forms, es: es.forms, pt: pt.forms },
  }
}

/** Gives editors a glossary to begin with, unless they have one. */
export async function loadGlossary(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'glossary' })
  if (totalDocs > 0) return
  await inTransaction(payload, async (req) => {
    for (const term of builtInTerms)
      await insertStored(req, 'glossary', { ...newDocument(), slug: term.slug, ...localizedTexts(term) })
  })
}
