import { countryName } from '@/domains/suppliers/place-text'
import { regionCode } from '@/domains/suppliers/subdivision-code'
import { subdivisions } from '@/domains/suppliers/subdivisions'
import { locales } from '@/foundation/i18n/locales'
import { foldName } from '@/foundation/text/fold-name'
import type { KnownPlace } from './gazetteer'
import { regionNamesOf } from './region-translations'

/** What people write for a country besides its code and its names. */
const otherNames: Record<string, readonly string[]> = {
  US: ['usa', 'u s', 'u s a', 'eeuu', 'ee uu', 'eua'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales'],
  // The letters of cars, which some write before a postcode: D-10115.
  AT: ['a'],
  BE: ['b'],
  DE: ['d'],
  ES: ['e'],
  FR: ['f'],
  IT: ['i'],
  PT: ['p'],
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

/** The provinces of Spain by GeoNames' codes of their communities, in the languages in which addresses name them. */
const provincesOfSpain: Readonly<Record<string, string>> = {
  '07': 'Baleares, Balears, Mallorca, Menorca, Ibiza, Eivissa, Formentera',
  '51': 'Almería, Cádiz, Córdoba, Granada, Huelva, Jaén, Málaga, Sevilla',
  '52': 'Huesca, Teruel, Zaragoza',
  '53': 'Las Palmas, Santa Cruz de Tenerife, Tenerife, Gran Canaria, Lanzarote, Fuerteventura, La Palma, La Gomera, El Hierro',
  '54': 'Albacete, Ciudad Real, Cuenca, Guadalajara, Toledo',
  '55': 'Ávila, Burgos, León, Palencia, Salamanca, Segovia, Soria, Valladolid, Zamora',
  '56': 'Barcelona, Girona, Gerona, Lleida, Lérida, Tarragona',
  '57': 'Badajoz, Cáceres',
  '58': 'A Coruña, La Coruña, Lugo, Ourense, Orense, Pontevedra',
  '59': 'Álava, Araba, Gipuzkoa, Guipúzcoa, Bizkaia, Vizcaya',
  '60': 'Alicante, Alacant, Castellón, Castelló, Valencia, València',
}

const provinces = new Map(
  Object.entries(provincesOfSpain).map(([code, names]) => [code, names.split(', ').map(foldName)]),
)

/** Whether folded words are the state or province as addresses name it: SP, Jal., N. L. */
function isAddressRegion(place: KnownPlace, words: string): boolean {
  const name = subdivisions[place.country]?.[regionCode(place.country, words) ?? '']
  return name !== undefined && regionNamesOf(place).some((one) => foldName(one) === foldName(name))
}

/**
 * Whether folded words name the state or province of a place, by code, or by name in any language of the site; also the
 * rest of a region that is called after the place: Bogotá, D. C.
 */
export function isRegionName(place: KnownPlace, words: string): boolean {
  const { country, name: town, regionCode: code } = place
  const isCode = /^[A-Z]{2}$/.test(code) && code.toLowerCase() === words
  const isProvince = country === 'ES' && provinces.get(code)?.includes(words)
  const names = regionNamesOf(place).map(foldName)
  const isRest = names.includes(`${foldName(town)} ${words}`)
  return isCode || isProvince || isRest || names.includes(words) || isAddressRegion(place, words)
}

/** Whether folded words begin the name or are the code of the region or the country of a place. */
export function beginsRegionOrCountry(place: KnownPlace, words: string): boolean {
  const names = [...regionNamesOf(place).map(foldName), ...namesOf(place.country)]
  return isRegionName(place, words) || names.some((name) => name.startsWith(words))
}
