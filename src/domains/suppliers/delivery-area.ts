import { subdivisions } from './subdivisions'

/** Whether letters may be the code of a subdivision; any plausible code where the country's are not known. */
function isSubdivision(country: string, letters: string): boolean {
  const known = subdivisions[country]
  return known ? letters in known : /^[A-Z0-9]{1,3}$/.test(letters)
}

/** Where something is delivered, as codes of countries or subdivisions. */
export interface DeliveryArea {
  /** Empty if the vendor has not said where. */
  regions: readonly string[]
  excludedRegions: readonly string[]
}

interface Destination {
  country: string
  /** The code of a state or province, or any text. */
  region: string | null
}

/** Whether regions contain a place; `unknown` if that depends on the subdivision and `region` is not a code. */
function contains(regions: readonly string[], { country, region }: Destination): 'yes' | 'no' | 'unknown' {
  if (regions.includes(country)) return 'yes'
  const parts = regions.filter((code) => code.startsWith(`${country}-`))
  if (parts.length === 0) return 'no'
  const letters = region?.trim().toUpperCase() ?? ''
  if (!isSubdivision(country, letters)) return 'unknown'
  return parts.includes(`${country}-${letters}`) ? 'yes' : 'no'
}

/** Whether something is delivered to a place; `unknown` if that depends on a subdivision that is not given. */
export function deliveryStatus(
  place: Destination,
  { regions, excludedRegions }: DeliveryArea,
): 'yes' | 'no' | 'unknown' {
  const isServed = regions.length === 0 ? 'yes' : contains(regions, place)
  const isExcluded = contains(excludedRegions, place)
  if (isServed === 'no' || isExcluded === 'yes') return 'no'
  return isServed === 'yes' && isExcluded === 'no' ? 'yes' : 'unknown'
}

/** What of a place something is not delivered to: its country, or only its subdivision; null if it is delivered. */
export function refusedPart(place: Destination, area: DeliveryArea): 'country' | 'region' | null {
  if (deliveryStatus(place, area) !== 'no') return null
  return deliveryStatus({ ...place, region: null }, area) === 'no' ? 'country' : 'region'
}

/** The countries that something is delivered to, at least in part. */
export function countriesOf({ regions, excludedRegions }: DeliveryArea): string[] {
  const countries = new Set(regions.map((code) => code.slice(0, 2)))
  return [...countries].filter((country) => !excludedRegions.includes(country))
}
