import type { Point } from '@/domains/catalog/read/point'

/** The header of a request that says where the reader is. It is never part of an address, and is kept nowhere. */
export const userLocationHeader = 'x-whereabouts'

/** Whether what an address asks for depends on where the reader is: a place that is named counts before that. */
export function needsUserLocation(address: string): boolean {
  const params = new URLSearchParams(address.split('?')[1])
  return params.has('near_me') && !params.get('place')
}

let known: string | null = null
let asked: Promise<string | null> | null = null

/** Where the reader is, as far as they have told while the page is open. */
export const knownUserLocation = (): string | null => known

function located(): Promise<string | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      // To a hundredth of a degree: a kilometre is enough for a shop.
      ({ coords }) => resolve(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`),
      () => resolve(null),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  })
}

async function isGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}

/**
 * Where the reader is, as far as they and their browser tell. Unless it may be asked of the reader themselves, only
 * the browser is asked, where it has leave already.
 */
export async function userLocation(mayAsk: boolean): Promise<string | null> {
  if (known || !(mayAsk || asked || (await isGranted()))) return known
  asked ??= located()
  known = await asked
  asked = null
  return known
}

/** What the header says, or null where it says nothing one can be at. */
export function pointIn(header: string | null): Point | null {
  const [latitude, longitude, ...rest] = (header ?? '').split(',').map((part) => Number(part || Number.NaN))
  if (latitude === undefined || longitude === undefined || rest.length > 0) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
