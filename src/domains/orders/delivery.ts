import { states } from '@/domains/suppliers/region-codes'
import type { Contact } from './contact'

/** The states, the outlying areas of ISO 3166-2:US and the three military mail regions. */
const usSubdivisions = [...Object.values(states), 'AS', 'GU', 'MP', 'PR', 'UM', 'VI', 'AA', 'AE', 'AP']

/**
 * Whether a code may be a subdivision. Only those of the USA are known; elsewhere any plausible code
 * passes.
 */
function isSubdivision(country: string, letters: string): boolean {
  return country === 'US' ? usSubdivisions.includes(letters) : /^[A-Z0-9]{1,3}$/.test(letters)
}

type Place = Pick<Contact, 'country' | 'region'>

/**
 * Whether a product may be delivered; `unknown` if that depends on the subdivision and `region` is not a
 * code.
 */
export function deliveryStatus(
  { country, region }: Place,
  excluded: readonly string[],
): 'yes' | 'no' | 'unknown' {
  if (excluded.includes(country)) return 'no'
  const parts = excluded.filter((code) => code.startsWith(`${country}-`))
  if (parts.length === 0) return 'yes'
  const letters = region?.trim().toUpperCase() ?? ''
  if (!isSubdivision(country, letters)) return 'unknown'
  return parts.includes(`${country}-${letters}`) ? 'no' : 'yes'
}
