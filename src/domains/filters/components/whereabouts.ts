import type { Point } from '../point'

/** The header of a request that says where the reader is. It is never part of an address, and is kept nowhere. */
export const whereaboutsHeader = 'x-whereabouts'

let known: Promise<string | null> | null = null

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

/** Where the reader is, as far as they and their browser tell; asked once while the page is open. */
export async function whereabouts(): Promise<string | null> {
  known ??= located()
  const answer = await known
  if (answer === null) known = null
  return answer
}

/** What the header says, or null where it says nothing one can be at. */
export function pointIn(header: string | null): Point | null {
  const [latitude, longitude, ...rest] = (header ?? '').split(',').map((part) => Number(part || Number.NaN))
  if (latitude === undefined || longitude === undefined || rest.length > 0) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
