import { loadGazetteer, regionsOfPostcodes } from '@/domains/places/gazetteer'
import type { Contact } from './contact'

/** The first three digits of a ZIP code belong to one state, with few exceptions. */
const prefixLength = 3

/** Whether a ZIP code contradicts the state beside it; codes that the gazetteer does not know contradict none. */
export async function contradictsRegion({
  country,
  postalCode,
  region,
}: Pick<Contact, 'country' | 'postalCode' | 'region'>): Promise<boolean> {
  if (country !== 'US' || !postalCode || !region) return false
  const regions = regionsOfPostcodes(await loadGazetteer(), postalCode.slice(0, prefixLength), country)
  return regions.size > 0 && !regions.has(region)
}
