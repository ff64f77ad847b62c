import { getTownsWithStores } from '@/domains/catalog/query'
import { areaOf } from '@/domains/places/place-label'
import { suggestPlaces } from '@/domains/places/suggest-places'
import { townNameIn } from '@/domains/places/town-translations'
import { countryName, placeText } from '@/domains/suppliers/place-text'
import type { Reader } from '@/foundation/payload/reader'
import { foldName } from '@/foundation/text/fold-name'

/** A place that the field for a place suggests. */
export interface TownOption {
  /** What the field takes over. */
  value: string
  name: string
  /** Its region and country. */
  area: string
}

const limit = 7

/** Towns with stores, which may be too small for the gazetteer; all of them before anything is typed. */
async function townsWithStores(reader: Reader, query: string): Promise<TownOption[]> {
  const begun = foldName(query)
  const towns = await getTownsWithStores(reader)
  return towns
    .filter((town) => foldName(placeText(town, reader.locale)).startsWith(begun))
    .map((town) => ({
      value: placeText(town, reader.locale),
      name: town.city ?? '',
      area: [town.state, countryName(town.country, reader.locale)].filter(Boolean).join(', '),
    }))
}

/** Suggests towns and postcodes, as a place is being typed. */
export async function suggestTowns(reader: Reader, query: string): Promise<TownOption[]> {
  const known = (await suggestPlaces(query, reader.locale, limit)).map(({ label, place }) => ({
    value: label,
    name: [place.postcode, townNameIn(place, reader.locale)].filter(Boolean).join(' '),
    area: areaOf(place, reader.locale),
  }))
  const labels = new Set(known.map(({ value }) => value))
  const others = (await townsWithStores(reader, query)).filter(({ value }) => !labels.has(value))
  return query === '' ? others.slice(0, limit) : [...others, ...known].slice(0, limit)
}
