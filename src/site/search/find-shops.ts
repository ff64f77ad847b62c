import { getTownsWithStores } from '@/domains/catalog/query'
import type { KnownPlace } from '@/domains/places/gazetteer'
import { placeNamed } from '@/domains/places/place-named'
import { askedPlace, asksForShopsHere } from '@/domains/search/read/asked-place'
import { formsOf, wordsOf } from '@/domains/search/read/query-text'
import { tiers } from '@/domains/search/read/statement-request'
import type { SearchResult } from '@/domains/search/search'
import { allowsProductLinks } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import type { Reader } from '@/foundation/payload/reader'
import { foldName } from '@/foundation/text/fold-name'
import { isPartOfNames } from './part-of-names'

/** The species that a query names. */
const namedSpecies = ({ groups }: SearchResult) =>
  groups
    .filter(({ kind }) => kind === 'species')
    .flatMap(({ results }) => results)
    .filter(({ tier, name }) => name && tier >= tiers.contained)

/** Shops around a place, by its label, or around the reader. */
export interface NearbyShops {
  place: string | null
}

/**
 * The shops that a query asks for; null where it asks for none, names a species that is not sold, or where the place is
 * none or the name of a species.
 */
export async function findNearbyShops(reader: Reader, result: SearchResult): Promise<NearbyShops | null> {
  const queryWords = wordsOf(result.corrected ?? result.query)
  if (asksForShopsHere(queryWords)) return { place: null }
  const asked = askedPlace(queryWords)
  if (!asked) return null
  const species = namedSpecies(result)
  const names = species.flatMap(({ name }) => name?.text ?? [])
  const isSold = species.every(({ listing }) => allowsProductLinks((listing as SpeciesCard).edibility))
  const isKnown = asked.goods.every((word) => formsOf(word).some((form) => isPartOfNames(form, names)))
  if (!isSold || !isKnown) return null
  const towns = await getTownsWithStores(reader)
  const hasStore = ({ name, country }: KnownPlace) =>
    towns.some((town) => town.country === country && foldName(town.city ?? '') === foldName(name))
  for (const place of asked.places.filter((text) => !isPartOfNames(text, names))) {
    const found = await placeNamed(place, reader.locale, hasStore)
    if (found) return { place: found.label }
  }
  return null
}
