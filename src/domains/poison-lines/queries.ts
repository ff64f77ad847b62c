import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import { localizedText } from '@/foundation/i18n/localized-text'
import { asInAllLocales, globalInLanguageOf, type Reader } from '@/foundation/payload/reader'
import { poisonLinesSlug } from './global'
import { fallbackLines, type PoisonLine } from './view'

async function readLines(reader: Reader): Promise<PoisonLine[]> {
  const stored = await reader.payload.findGlobal({
    ...asInAllLocales(reader),
    slug: poisonLinesSlug,
    depth: 0,
  })
  const { lines } = globalInLanguageOf(reader, poisonLinesSlug, stored)
  return (lines ?? []).map((line) => ({
    country: line.country,
    number: line.number,
    kind: line.kind,
    hours: localizedText(line, 'hours'),
    note: localizedText(line, 'note'),
    checkedOn: line.checkedOn ?? null,
  }))
}

/** The poison lines that editors maintain; the built-in ones if there are none. */
export function listPoisonLines(reader: Reader): Promise<PoisonLine[]> {
  return cached(['poison-lines', reader.locale], [tags.global(poisonLinesSlug)], async () => {
    const lines = await readLines(reader)
    return lines.length > 0 ? lines : [...fallbackLines]
  })
}
