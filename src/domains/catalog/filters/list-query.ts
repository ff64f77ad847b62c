import { type Currency, currencies, fromMinor, isSum, toMinor } from '@/foundation/money/money'
import { type Filterable, type Section, type Sort, sections, sorts } from './sections'

/** Near somewhere, or near wherever the reader is once that is known. */
export interface Near {
  /** A city or a postcode. Where the reader is never stands in an address. */
  place: string | null
  kilometres: number
}

/** What a list is narrowed down by: in a section any of its values, and all sections at once. */
export interface Filters {
  /** Values by section, each section's in alphabetical order; sections without any are absent. */
  sections: Record<string, string[]>
  /** Words that the title holds, in any order, without capitals and accents. */
  words: string | null
  /** Whole minor units; what costs anything within is meant. */
  price: { from: number | null; to: number | null; currency: Currency } | null
  inStock: boolean
  onSale: boolean
  near: Near | null
}

/** A list as its address asks for it. */
export interface ListQuery {
  filters: Filters
  /** Null where the list's own order is wanted. */
  sort: Sort | null
  page: number
}

/** How far one may look, in kilometres. */
export const radii = [10, 25, 50, 100, 250, 500]

export const defaultKilometres = 50
const mostKilometres = 1000
const mostValues = 50
const mostPages = 100_000
const defaultCurrency: Currency = 'USD'

export const noFilters: Filters = {
  sections: {},
  words: null,
  price: null,
  inStock: false,
  onSale: false,
  near: null,
}

/** A slug, a path of slugs, an id, a word of a closed list. */
const value = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._/'’-]{0,119}$/u

/** A word as somebody wrote it: the name of a state may hold a comma, brackets, anything that can be seen. */
const freeWord = /^(?=.*\S)[^\p{Cc}\p{Cs}]{1,120}$/u

/** Trimmed, without control characters and lone surrogates, and not too long; null where nothing is left. */
function text(given: string | undefined, most: number): string | null {
  const kept = (given ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').trim()
  return kept === '' || [...kept].length > most ? null : kept
}

function whole(given: string | undefined, most: number): number | null {
  return given && /^\d{1,15}$/.test(given) && Number(given) >= 1 ? Math.min(Number(given), most) : null
}

function amount(given: string | undefined, currency: Currency): number | null {
  if (!given || !/^\d{1,9}(?:\.\d{1,4})?$/.test(given)) return null
  return isSum(Number(given), currency) ? toMinor(Number(given), currency) : null
}

/** Whether a section's values are words as they come; countries are letters. */
const isOfFreeWords = ({ source }: Section) =>
  'kind' in source && (source.kind === 'state' || source.kind === 'region')

/** The values of a section: well-formed ones once each, in order. Only words as they come may hold commas. */
function valuesOf(section: Section, given: readonly string[]): string[] {
  const values = isOfFreeWords(section)
    ? given.filter((one) => freeWord.test(one))
    : given
        .flatMap((one) => one.split(','))
        .map((one) => one.trim().normalize('NFC'))
        .filter((one) => value.test(one))
  return [...new Set(values)].sort().slice(0, mostValues)
}

function priceOf(params: URLSearchParams): Filters['price'] {
  const asked = params.get('currency')
  const currency = currencies.find((one) => one === asked) ?? defaultCurrency
  const [from, to] = ['price_from', 'price_to'].map((name) => amount(params.get(name) ?? undefined, currency))
  if (from == null && to == null)
    return asked === currency && currency !== defaultCurrency ? { from: null, to: null, currency } : null
  // Whoever gives them the wrong way round means what lies between.
  if (from != null && to != null && from > to) return { from: to, to: from, currency }
  return { from: from ?? null, to: to ?? null, currency }
}

function nearOf(params: URLSearchParams): Near | null {
  if (params.get('near_me') !== 'true') return null
  return {
    place: text(params.get('place') ?? undefined, 80),
    kilometres: whole(params.get('km') ?? undefined, mostKilometres) ?? defaultKilometres,
  }
}

/** What an address asks of a list. What is empty, unknown or cannot be read is left aside. */
export function queryOf(collection: Filterable, params: URLSearchParams): ListQuery {
  const named = sections[collection].flatMap((section) => {
    const values = valuesOf(section, params.getAll(section.name))
    return values.length > 0 ? [[section.name, values] as const] : []
  })
  const forProducts = collection === 'products'
  return {
    filters: {
      sections: Object.fromEntries(named),
      words: text(params.get('q') ?? undefined, 100),
      price: forProducts ? priceOf(params) : null,
      inStock: forProducts && params.get('in_stock') === 'true',
      onSale: forProducts && params.get('on_sale') === 'true',
      near: collection === 'mushrooms' ? null : nearOf(params),
    },
    sort: sorts.find((one) => one === params.get('sort')) ?? null,
    page: whole(params.get('page') ?? undefined, mostPages) ?? 1,
  }
}

/** The address's part after the question mark, in one order whatever order it was asked in; empty where nothing is. */
export function searchOf(collection: Filterable, { filters, sort, page }: ListQuery): string {
  const { words, price, inStock, onSale, near } = filters
  const sum = (minor: number | null | undefined) =>
    minor == null || !price ? null : String(fromMinor(minor, price.currency))
  const pairs: [string, string | null][] = [
    ['q', words],
    ...sections[collection].flatMap(({ name }) =>
      (filters.sections[name] ?? []).map((one): [string, string] => [name, one]),
    ),
    ['price_from', sum(price?.from)],
    ['price_to', sum(price?.to)],
    ['currency', price && price.currency !== defaultCurrency ? price.currency : null],
    ['in_stock', inStock ? 'true' : null],
    ['on_sale', onSale ? 'true' : null],
    ['near_me', near ? 'true' : null],
    ['place', near?.place ?? null],
    ['km', near && near.kilometres !== defaultKilometres ? String(near.kilometres) : null],
    ['sort', sort],
    ['page', page > 1 ? String(page) : null],
  ]
  const given = pairs.filter((pair): pair is [string, string] => pair[1] !== null)
  // A slash needs no escape in a query, and is easier to read.
  return new URLSearchParams(given).toString().replaceAll('%2F', '/')
}

/** How many things a list is narrowed down by. */
export function filterCount({ sections: named, words, price, inStock, onSale, near }: Filters): number {
  const values = Object.values(named).reduce((sum, some) => sum + some.length, 0)
  return values + [words, price, inStock, onSale, near].filter(Boolean).length
}
