import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { withoutLocale } from './locale-path'

export interface Crumb {
  /** The title of the page, or the path segment if there is none. */
  label: LocalizedText
  /** Without the locale prefix. */
  path: string
  /** A scientific name, set in italics. */
  binomial?: boolean
}

const plurals: Record<string, string> = { specie: 'species', product: 'products', vendor: 'vendors' }

/** One of these and all segments after it form a single crumb: there is no page at `/docs`. */
const firstOfMerged = ['page', 'docs']

/** All segments after one of these form a single crumb. */
const mergedPrefixes = ['chemistry', 'species', 'growing-guide']

export interface PathCrumb {
  /** The segments of the crumb, joined by a slash. */
  segment: string
  /** The target: the list of products for `product`, then the product itself. */
  path: string
}

/**
 * The crumbs of a path without home, as the product documents define them: the locale and a trailing
 * `/all` are dropped; `specie`, `product` and `vendor` become plural; all segments after `chemistry`,
 * `species` or `growing-guide` form one crumb, and so do `page` and its number, and `docs` and what it documents.
 */
export function pathCrumbs(address: string): PathCrumb[] {
  const requested = withoutLocale(address)
    .replace(/\/all\/?$/, '')
    .split('/')
    .filter(Boolean)
  const segments = requested.map((segment) => plurals[segment] ?? segment)
  const merged = segments.findIndex(
    (segment, index) => firstOfMerged.includes(segment) || mergedPrefixes.includes(segments[index - 1] ?? ''),
  )
  const single = merged === -1 ? segments : segments.slice(0, merged)
  const steps = merged === -1 ? single : [...single, segments.slice(merged).join('/')]
  return steps.map((segment, index) => ({
    segment,
    path: `/${[...requested.slice(0, index), segment].join('/')}`,
  }))
}
