import type { DistanceUnit } from '@/foundation/i18n/distance'
import { type Currency, currencies, fromMinor, isSum, toMinor } from '@/foundation/money/money'
import { type Filterable, hasPlaces, isSortOf, type Section, type Sort, sections, sorts } from './sections'

/** Near a place, or near the user once the browser has given the position. */
export interface Near {
  /** A city or a postcode; null means the user's own location, which never appears in a URL. */
  place: string | null
  /** `anyDistance` sets no limit. */
  kilometres: number
}

/** An entry matches if it has one of the values of each section and meets all other filters. */
export interface Filters {
  /** Values by section, sorted. Sections without values are absent. */
  sections: Record<string, string[]>
  /** The title must contain each word, in any order, ignoring case and accents. */
  words: string | null
  /** In minor units. Matches if the entry's price range overlaps. */
  price: { from: number | null; to: number | null; currency: Currency } | null
  inStock: boolean
  onSale: boolean
  near: Near | null
}

/** What the URL of a list says. */
export interface ListQuery {
  filters: Filters
  /** Null for the list's default order. */
  sort: Sort | null
  page: number
}

/** Characters of a place. */
export const maxPlaceLength = 80

/** No two places on Earth are farther apart, in kilometres. */
export const anyDistance = 20_038

/** The same in every language, because addresses leave it out. */
export const defaultKilometres = 50

/** The radii offered, in kilometres: the default, and round numbers in the unit that shows them. */
export function radiiIn(unit: DistanceUnit): number[] {
  const round =
    unit === 'mile' ? [8, 16, defaultKilometres, 80, 161, 322] : [10, 20, defaultKilometres, 100, 250, 500]
  return [...round, anyDistance]
}

const maxKilometres = 1000
const maxValues = 50
const maxPage = 100_000
const defaultCurrency: Currency = 'USD'

export const noFilters: Filters = {
  sections: {},
  words: null,
  price: null,
  inStock: false,
  onSale: false,
  near: null,
}

/** Characters of a value. Longer ones are shortened, because they match nothing either. */
const maxValueLength = 120

const withoutControlCharacters = (input: string) => input.replace(/[\p{Cc}\p{Cs}]/gu, '')

/** Trims and removes control characters and lone surrogates. Returns null if nothing is left or the text is too long. */
function parseText(input: string | null, maxLength: number): string | null {
  const text = withoutControlCharacters(input ?? '').trim()
  return text === '' || [...text].length > maxLength ? null : text
}

/** A positive integer, clamped to `max`. */
function parseCount(input: string | null, max: number): number | null {
  return input && /^\d{1,15}$/.test(input) && Number(input) >= 1 ? Math.min(Number(input), max) : null
}

function parseAmount(input: string | null, currency: Currency): number | null {
  if (!input || !/^\d{1,9}(?:\.\d{1,4})?$/.test(input)) return null
  return isSum(Number(input), currency) ? toMinor(Number(input), currency) : null
}

/** Whether a section's values are free text. Country codes are not. */
const hasFreeValues = ({ source }: Section) =>
  'kind' in source && (source.kind === 'state' || source.kind === 'region')

const shorten = (value: string) => [...value].slice(0, maxValueLength).join('')

/**
 * The values of a section, unique and sorted, whether or not they exist. A comma separates values unless they are free
 * text.
 */
function parseValues(section: Section, input: readonly string[]): string[] {
  const given = input.map(withoutControlCharacters)
  const values = hasFreeValues(section)
    ? given.map(shorten)
    : given.flatMap((list) => list.split(',')).map((value) => shorten(value.normalize('NFC').trim()).trim())
  const present = values.filter((value) => value.trim() !== '')
  return [...new Set(present)].sort().slice(0, maxValues)
}

function parsePrice(params: URLSearchParams): Filters['price'] {
  const requested = params.get('currency')
  const currency = currencies.find((code) => code === requested) ?? defaultCurrency
  const from = parseAmount(params.get('price_from'), currency)
  const to = parseAmount(params.get('price_to'), currency)
  if (from === null && to === null)
    return requested === currency && currency !== defaultCurrency ? { from, to, currency } : null
  const isReversed = from !== null && to !== null && from > to
  return isReversed ? { from: to, to: from, currency } : { from, to, currency }
}

function parseRadius(input: string | null): number {
  return input === 'any' ? anyDistance : (parseCount(input, maxKilometres) ?? defaultKilometres)
}

/** A radius as URLs write it. */
export const radiusValue = (kilometres: number): string =>
  kilometres === anyDistance ? 'any' : String(kilometres)

function parseNear(params: URLSearchParams): Near | null {
  if (params.get('near_me') !== 'true') return null
  return {
    place: parseText(params.get('place'), maxPlaceLength),
    kilometres: parseRadius(params.get('km')),
  }
}

/** Reads the query parameters of a list. Ignores parameters that are empty or unknown. */
export function parseListQuery(collection: Filterable, params: URLSearchParams): ListQuery {
  const sectionValues = sections[collection].flatMap((section) => {
    const values = parseValues(section, params.getAll(section.name))
    return values.length > 0 ? [[section.name, values] as const] : []
  })
  const forProducts = collection === 'products'
  return {
    filters: {
      sections: Object.fromEntries(sectionValues),
      words: parseText(params.get('q'), 100),
      price: forProducts ? parsePrice(params) : null,
      inStock: forProducts && params.get('in_stock') === 'true',
      onSale: forProducts && params.get('on_sale') === 'true',
      near: hasPlaces(collection) ? parseNear(params) : null,
    },
    sort: sorts.find((sort) => sort === params.get('sort') && isSortOf(collection, sort)) ?? null,
    page: parseCount(params.get('page'), maxPage) ?? 1,
  }
}

/** The canonical query string of a list, without the question mark; empty for the unfiltered first page. */
export function serializeListQuery(collection: Filterable, { filters, sort, page }: ListQuery): string {
  const { words, price, inStock, onSale, near } = filters
  const amount = (minor: number | null | undefined) =>
    minor == null || !price ? null : String(fromMinor(minor, price.currency))
  const pairs: [string, string | null][] = [
    ['q', words],
    ...sections[collection].flatMap(({ name }) =>
      (filters.sections[name] ?? []).map((value): [string, string] => [name, value]),
    ),
    ['price_from', amount(price?.from)],
    ['price_to', amount(price?.to)],
    ['currency', price && price.currency !== defaultCurrency ? price.currency : null],
    ['in_stock', inStock ? 'true' : null],
    ['on_sale', onSale ? 'true' : null],
    ['near_me', near ? 'true' : null],
    ['place', near?.place ?? null],
    ['km', near && near.kilometres !== defaultKilometres ? radiusValue(near.kilometres) : null],
    ['sort', sort],
    ['page', page > 1 ? String(page) : null],
  ]
  const present = pairs.filter((pair): pair is [string, string] => pair[1] !== null)
  // A slash is valid in a query string and easier to read unescaped.
  return new URLSearchParams(present).toString().replaceAll('%2F', '/')
}

/** The number of active filters; each value of a section counts. */
export function filterCount({ sections: bySection, words, price, inStock, onSale, near }: Filters): number {
  const values = Object.values(bySection).reduce((sum, section) => sum + section.length, 0)
  return values + [words, price, inStock, onSale, near].filter(Boolean).length
}
