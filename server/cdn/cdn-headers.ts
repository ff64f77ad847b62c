import { createHash } from 'node:crypto'

/** Seconds for which a CDN may serve an expired page while it fetches a new one. */
const staleSeconds = 60

/** Shortens a tag: a page has up to some hundred, and CDNs limit the header to 16 kB. */
export function cdnTag(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 12)
}

/** Makes a CDN ask again for a page that has expired. */
export const withoutCdn = (cacheControl: string) =>
  cacheControl.replace(/, s-maxage=\d+, stale-while-revalidate=\d+/, ', must-revalidate')

/** Lets a CDN cache a page until one of its tags is purged; browsers still ask each time. */
export function setCdnHeaders(headers: Headers, tags: ReadonlySet<string>, seconds: number): void {
  const names = [...tags].map(cdnTag)
  headers.set(
    'Cache-Control',
    `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}`,
  )
  headers.set('Cache-Tag', names.join(','))
  headers.set('Surrogate-Key', names.join(' '))
}
