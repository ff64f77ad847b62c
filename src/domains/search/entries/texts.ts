import { populated, type Related } from '@/domains/cards/card'
import type { SearchName } from '@/domains/search/entry'
import { countryName } from '@/domains/suppliers/place-text'
import { subdivisions } from '@/domains/suppliers/subdivisions'
import type { Locale } from '@/foundation/i18n/locales'
import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'
import type { Category, Mushroom, Vendor } from '@/payload-types'

/** A title in the language that it is written in. */
export function titleName(text: LocalizedText, locale: Locale): SearchName {
  return { text: plainText(text), type: 'title', language: typeof text === 'object' ? text.lang : locale }
}

/** The texts that are there. */
export const present = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text): text is string => Boolean(text?.trim()))

export const idsOf = (relations: readonly Related<{ id: string }>[] | null | undefined): string[] =>
  (relations ?? []).flatMap((relation) =>
    typeof relation === 'object' ? (relation?.id ?? []) : (relation ?? []),
  )

export const categoryTitles = (relations: readonly Related<Category>[] | null | undefined): string[] =>
  (relations ?? []).flatMap((relation) => populated(relation)?.title ?? [])

/** Published species by all of their names, for what is sold, grown or cooked of them. */
export const speciesNames = (relations: readonly Related<Mushroom>[] | null | undefined): string[] =>
  (relations ?? []).flatMap((relation) => {
    const species = populated(relation)
    if (species?._status !== 'published') return []
    const { scientificName, commonNames, localNames } = species.specie
    return [scientificName, ...[...(commonNames ?? []), ...(localNames ?? [])].map(({ name }) => name)]
  })

/** The places of an address by the names that people search for. */
export function placeWords(address: Vendor['address'] | null | undefined, locale: Locale): string[] {
  if (!address?.country) return []
  const { city, state, country } = address
  const stateName = state ? subdivisions[country]?.[state] : null
  return present([city, state, stateName, countryName(country, locale)])
}
