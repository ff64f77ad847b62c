import type { CollectionBeforeChangeHook } from 'payload'
import { foldName } from '@/foundation/text/fold-name'
import { findPlaces } from './find-places'
import type { KnownPlace } from './gazetteer'
import { isRegionName } from './region-names'

interface Address {
  city?: string | null
  state?: string | null
  postalCode?: string | null
  country?: string | null
}

/**
 * The place of an address: its postcode, else its town in its state. Towns of the USA need the state, because many have
 * the same name; elsewhere the state may be written in many ways, and the largest town of the name counts.
 */
export async function placeOfAddress({
  city,
  state,
  postalCode,
  country,
}: Address): Promise<KnownPlace | null> {
  if (!city || !country) return null
  const found = await findPlaces([postalCode, city].filter(Boolean).join(' '))
  const towns = await findPlaces(city)
  // The main town of an area may be far from the address.
  const inCountry = [...found, ...towns].filter((place) => place.country === country && !place.isArea)
  const inState = inCountry.filter((place) => place.postcode || isRegionName(place, foldName(state ?? '')))
  return inState[0] ?? (country === 'US' ? null : inCountry[0]) ?? null
}

/** Sets the coordinates of a published address that has none. */
export const locateAddress: CollectionBeforeChangeHook = async ({ data }) => {
  const { latitude, longitude } = data.location ?? {}
  if (data._status !== 'published' || typeof (latitude ?? longitude) === 'number') return data
  const place = await placeOfAddress(data.address ?? {})
  return place ? { ...data, location: { latitude: place.latitude, longitude: place.longitude } } : data
}
