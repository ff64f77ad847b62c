import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { localizedText } from '@/foundation/i18n/localized-text'
import { asInAllLocales, inLanguageOf, type Reader } from '@/foundation/payload/reader'

/** A difference that is recorded for a species and a look-alike that has a page, by their ids. */
export interface RecordedDifference {
  species: string
  lookAlike: string
  /** The part of the mushroom that differs. */
  trait: string | null
  texts: readonly [LocalizedText | null, LocalizedText | null]
}

/** The recorded differences of all published species. `ids` are those of all of them. */
export function loadRecordedDifferences(
  reader: Reader,
  ids: readonly string[],
): Promise<RecordedDifference[]> {
  const shown = [tags.list('mushrooms'), ...ids.map((id) => tags.document('mushrooms', id))]
  return cached(['recorded-differences', reader.locale], shown, async () => {
    const { docs } = await reader.payload.find({
      // Shared by all readers: nobody's drafts.
      ...asInAllLocales({ ...reader, user: null, draft: false }),
      collection: 'mushrooms',
      depth: 0,
      pagination: false,
      select: { specie: { lookAlikeSpecies: true } },
      where: { id: { in: [...ids] } },
    })
    return docs.flatMap((doc) =>
      (inLanguageOf(reader, 'mushrooms', doc).specie?.lookAlikeSpecies ?? []).flatMap((row) => {
        const lookAlike = typeof row.species === 'object' ? row.species?.id : row.species
        const texts = [localizedText(row, 'own'), localizedText(row, 'other')] as const
        return lookAlike ? [{ species: doc.id, lookAlike, trait: row.trait ?? null, texts }] : []
      }),
    )
  })
}
