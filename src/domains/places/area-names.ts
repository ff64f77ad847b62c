import { foldName } from '@/foundation/text/fold-name'
import { mainCountries } from './find-places'
import type { Gazetteer, KnownPlace } from './gazetteer'
import { isCountryName } from './region-names'
import { regionNamesOf } from './region-translations'

interface Areas {
  countries: readonly string[]
  /** Keys of regions, as in `ES.29`, by their folded names. */
  regions: ReadonlyMap<string, readonly string[]>
}

let areas: Areas | null = null

/** The names of all regions; built once, because it reads every one. */
function areasOf(gazetteer: Gazetteer): Areas {
  if (areas) return areas
  const regions = new Map<string, string[]>()
  const countries = new Set<string>()
  for (const [key, regionName] of gazetteer.regions) {
    const [country = '', regionCode = ''] = key.split('.')
    countries.add(country)
    if (!mainCountries.includes(country)) continue
    for (const name of new Set(regionNamesOf({ country, regionCode, regionName }).map(foldName)))
      regions.set(name, [...(regions.get(name) ?? []), key])
  }
  areas = { countries: [...countries], regions }
  return areas
}

/** Whether folded words name a region that a place of that name is not in, or a country: Oregon, in Ohio. */
export function namesAreaElsewhere(gazetteer: Gazetteer, words: string, place: KnownPlace): boolean {
  const { countries, regions } = areasOf(gazetteer)
  const named = countries.filter((country) => isCountryName(country, words))
  if (named.length > 0) return !named.includes(place.country) || foldName(place.name) !== words
  const keys = regions.get(words) ?? []
  return keys.length > 0 && !keys.includes(`${place.country}.${place.regionCode}`)
}
