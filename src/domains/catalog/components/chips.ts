import type { Filters, ListQuery } from '@/domains/catalog/filters/list-query'
import { type ListRoute, listUrl } from '@/domains/catalog/filters/list-url'
import type { Locale } from '@/foundation/i18n/locales'
import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'
import { nameInLine } from '@/foundation/i18n/name-in-line'
import type { FilterSection } from '@/ui/patterns/filter-panel'

export interface ChipTexts {
  words: (words: string) => string
  price: (price: NonNullable<Filters['price']>) => string
  inStock: string
  onSale: string
  near: (near: NonNullable<Filters['near']>) => string
  /** A value that does not exist, of a section by its title. */
  unknown: (section: string, value: string) => string
}

/** One active filter. */
export interface ActiveChip {
  key: string
  title: LocalizedText
  /** Address of the list without this filter. */
  without: string
  /** The filters without this one. */
  filters: Filters
  /** A value that does not exist, so that nothing matches it. */
  isUnknown?: true
  /** A name of a species, vendor or place, which keeps its capital within a line. */
  isProperName?: true
}

/** Sections whose values are names of species, vendors and places. */
const sectionsOfNames = new Set(['species', 'vendor', 'country', 'state', 'region'])

/** A value that does not exist, and the title of its section. */
export interface UnknownValue {
  name: string
  value: string
  section: LocalizedText
}

function withoutValue({ sections, ...filters }: Filters, name: string, value: string): Filters {
  const left = (sections[name] ?? []).filter((other) => other !== value)
  const { [name]: _, ...others } = sections
  return { ...filters, sections: left.length > 0 ? { ...others, [name]: left } : others }
}

interface Active {
  query: ListQuery
  shownSections: readonly FilterSection[]
  unknown: readonly UnknownValue[]
}

/** The active filters of a list, each with the list without it. */
export function activeChips(
  route: ListRoute,
  { query, shownSections, unknown }: Active,
  texts: ChipTexts,
): ActiveChip[] {
  const { filters } = query
  const { words, price, inStock, onSale, near } = filters
  const chip = (key: string, title: LocalizedText, without: Filters): ActiveChip => ({
    key,
    title,
    without: listUrl(route, { ...query, filters: without, page: 1 }),
    filters: without,
  })
  const sectionChips = shownSections.flatMap(({ name, values, groups = [] }) => {
    const groupValues = groups.flatMap((group) =>
      group.values.map((value) => (value.value === group.name ? { ...value, title: group.title } : value)),
    )
    return [...values, ...groupValues]
      .filter(({ on }) => on)
      .map(({ value, title }) => ({
        ...chip(`${name}/${value}`, title as LocalizedText, withoutValue(filters, name, value)),
        ...(sectionsOfNames.has(name) ? { isProperName: true as const } : {}),
      }))
  })
  const unknownChips = unknown.map(({ name, value, section }): ActiveChip => {
    const title = texts.unknown(plainText(section), value)
    return { ...chip(`${name}/${value}`, title, withoutValue(filters, name, value)), isUnknown: true }
  })
  return [
    ...(near ? [chip('near', texts.near(near), { ...filters, near: null })] : []),
    ...(words ? [chip('words', texts.words(words), { ...filters, words: null })] : []),
    ...(price ? [chip('price', texts.price(price), { ...filters, price: null })] : []),
    ...(inStock ? [chip('stock', texts.inStock, { ...filters, inStock: false })] : []),
    ...(onSale ? [chip('sale', texts.onSale, { ...filters, onSale: false })] : []),
    ...sectionChips,
    ...unknownChips,
  ]
}

/** The filters without the values that do not exist. */
export function withoutUnknown(filters: Filters, unknown: readonly UnknownValue[]): Filters {
  return unknown.reduce((left, { name, value }) => withoutValue(left, name, value), filters)
}

/** The title of a filter within a line, as in a heading. */
export function chipInLine({ title, isProperName }: ActiveChip, locale: Locale): LocalizedText {
  return isProperName ? title : nameInLine(title, locale)
}
