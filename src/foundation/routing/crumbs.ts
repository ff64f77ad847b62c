import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { withoutLocale } from './locale-path'

export interface Crumb {
  /** Words of the page, or the segment itself where no page gave it any. */
  label: LocalizedText
  /** Without the language's prefix. */
  path: string
  /** A scientific name, set in italics. */
  binomial?: boolean
}

const plurals: Record<string, string> = { specie: 'species', product: 'products', vendor: 'vendors' }

/** What follows one of these is one step. */
const mergedPrefixes = ['chemistry', 'species', 'growing-guide']

export interface PathCrumb {
  /** Segments the step stands for, joined by a slash. */
  segment: string
  /** Where it leads: `product` to the list of products, and what follows to the product. */
  path: string
}

/**
 * The steps of a path, after the product documents: language and a trailing `/all` are dropped; `specie`, `product`
 * and `vendor` become plural; what follows `chemistry`, `species` or `growing-guide`, and `page` with its number,
 * is one step. Home is not among them.
 */
export function pathCrumbs(address: string): PathCrumb[] {
  const requested = withoutLocale(address)
    .replace(/\/all\/?$/, '')
    .split('/')
    .filter(Boolean)
  const segments = requested.map((segment) => plurals[segment] ?? segment)
  const merged = segments.findIndex(
    (segment, index) => segment === 'page' || mergedPrefixes.includes(segments[index - 1] ?? ''),
  )
  const single = merged === -1 ? segments : segments.slice(0, merged)
  const steps = merged === -1 ? single : [...single, segments.slice(merged).join('/')]
  return steps.map((segment, index) => ({
    segment,
    path: `/${[...requested.slice(0, index), segment].join('/')}`,
  }))
}
