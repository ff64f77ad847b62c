import { countryName } from '@/domains/suppliers/place-text'
import { locales } from '@/foundation/i18n/locales'
import { foldName } from '@/foundation/text/fold-name'
import type { KnownPlace } from './gazetteer'
import { regionNamesOf } from './region-translations'

/** What people write for a country besides its code and its names. */
const otherNames: Record<string, readonly string[]> = {
  US: ['usa', 'u s', 'u s a', 'eeuu', 'ee uu', 'eua'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales'],
}

const namesByCountry = new Map<string, ReadonlySet<string>>()

function namesOf(country: string): ReadonlySet<string> {
  const known = namesByCountry.get(country)
  if (known) return known
  const names = locales.map((locale) => foldName(countryName(country, locale)))
  const all = new Set([country.toLowerCase(), ...names, ...(otherNames[country] ?? [])])
  namesByCountry.set(country, all)
  return all
}

/** Whether folded words name a country: by code, or by name in any language of the site. */
export const isCountryName = (country: string, words: string): boolean => namesOf(country).has(words)

/** Whether folded words name the state or province of a place, by code, or by name in any language of the site. */
export function isRegionName(place: KnownPlace, words: string): boolean {
  const { regionCode } = place
  const isCode = /^[A-Z]{2}$/.test(regionCode) && regionCode.toLowerCase() === words
  return isCode || regionNamesOf(place).some((name) => foldName(name) === words)
}

/** Whether folded words begin the name or are the code of the region or the country of a place. */
export function beginsRegionOrCountry(place: KnownPlace, words: string): boolean {
  const names = [...regionNamesOf(place).map(foldName), ...namesOf(place.country)]
  return isRegionName(place, words) || names.some((name) => name.startsWith(words))
}
