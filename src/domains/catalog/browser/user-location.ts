import type { Point } from '@/domains/catalog/read/point'

/** The request header with the user's location. It is never part of a URL and is not stored. */
export const userLocationHeader = 'x-user-location'

/** Whether a list depends on the user's location. A named place takes precedence over it. */
export function needsUserLocation(url: string): boolean {
  const params = new URLSearchParams(url.split('?')[1])
  return params.has('near_me') && !params.get('place')
}

let userLocation: string | null = null
let pendingLocation: Promise<string | null> | null = null

/** The user's location, if the browser has given it since the page was opened. */
export const knownUserLocation = (): string | null => userLocation

function requestLocation(): Promise<string | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      // A hundredth of a degree, about a kilometre, is precise enough.
      ({ coords }) => resolve(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`),
      () => resolve(null),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  })
}

async function hasPermission(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}

/**
 * The user's location as "latitude,longitude", or null. Unless `mayPrompt`, the browser is asked only if it has the
 * permission already, so that no prompt appears.
 */
export async function getUserLocation(mayPrompt: boolean): Promise<string | null> {
  if (userLocation || !(mayPrompt || pendingLocation || (await hasPermission()))) return userLocation
  pendingLocation ??= requestLocation()
  userLocation = await pendingLocation
  pendingLocation = null
  return userLocation
}

/** Parses the header. Returns null if it is missing or not a position. */
export function parseUserLocation(header: string | null): Point | null {
  const [latitude, longitude, ...rest] = (header ?? '').split(',').map((part) => Number(part || Number.NaN))
  if (latitude === undefined || longitude === undefined || rest.length > 0) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
