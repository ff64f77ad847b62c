import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import { localizedText, plainText } from '@/foundation/i18n/localized-text'
import { asInAllLocales, inLanguageOf, type Reader } from '@/foundation/payload/reader'
import type { GlossaryTerm } from './explain'

async function readGlossary(reader: Reader): Promise<GlossaryTerm[]> {
  const { docs } = await reader.payload.find({
    ...asInAllLocales(reader),
    collection: 'glossary',
    depth: 0,
    pagination: false,
  })
  const collator = new Intl.Collator(reader.locale)
  return docs
    .map((doc) => {
      const localized = inLanguageOf(reader, 'glossary', doc)
      const term = localizedText(localized, 'term')
      // A word of another language may mean something else in this one.
      const words = typeof term === 'string' ? [term, ...(localized.forms ?? [])] : []
      return { slug: localized.slug, term, definition: localizedText(localized, 'definition'), words }
    })
    .sort((one, another) => collator.compare(plainText(one.term), plainText(another.term)))
}

/** All terms in alphabetical order, cached until one changes: every species page needs them. */
export function listGlossary(reader: Reader): Promise<GlossaryTerm[]> {
  return cached(['glossary', reader.locale], [tags.list('glossary')], () => readGlossary(reader))
}
