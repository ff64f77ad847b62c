import { notFound } from '@/foundation/routing/signals'

/** The page number of a route, at least 2: the first page has no number. */
export function pageNumberOf(segment: string): number {
  if (!/^[1-9]\d{0,5}$/.test(segment) || segment === '1') notFound()
  return Number(segment)
}
