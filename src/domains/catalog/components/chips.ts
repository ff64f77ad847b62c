import type { Filters, ListQuery } from '@/domains/catalog/filters/list-query'
import { addressOf, type ListPlace } from '@/domains/catalog/filters/list-url'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import type { FilterSection } from '@/ui/patterns/filter-panel'

interface ChipWords {
  words: (words: string) => string
  price: (price: NonNullable<Filters['price']>) => string
  inStock: string
  onSale: string
  near: (near: NonNullable<Filters['near']>) => string
}

/** One thing the list is narrowed down by. */
interface Chip {
  key: string
  title: LocalizedText
  /** The list without it, and what that is narrowed down by. */
  without: string
  filters: Filters
}

function withoutValue({ sections, ...filters }: Filters, name: string, value: string): Filters {
  const left = (sections[name] ?? []).filter((one) => one !== value)
  const { [name]: _, ...others } = sections
  return { ...filters, sections: left.length > 0 ? { ...others, [name]: left } : others }
}

/** What a list is narrowed down by, each with the list without it. */
export function chipsOf(
  place: ListPlace,
  query: ListQuery,
  shown: readonly FilterSection[],
  t: ChipWords,
): Chip[] {
  const { filters } = query
  const { words, price, inStock, onSale, near } = filters
  const chip = (key: string, title: LocalizedText, without: Filters): Chip => ({
    key,
    title,
    without: addressOf(place, { ...query, filters: without, page: 1 }),
    filters: without,
  })
  const values = shown.flatMap(({ name, values: own, groups = [] }) => {
    const ofGroups = groups.flatMap((group) =>
      group.values.map((value) => (value.value === group.name ? { ...value, title: group.title } : value)),
    )
    return [...own, ...ofGroups]
      .filter(({ on }) => on)
      .map(({ value, title }) =>
        chip(`${name}/${value}`, title as LocalizedText, withoutValue(filters, name, value)),
      )
  })
  return [
    ...(near ? [chip('near', t.near(near), { ...filters, near: null })] : []),
    ...(words ? [chip('words', t.words(words), { ...filters, words: null })] : []),
    ...(price ? [chip('price', t.price(price), { ...filters, price: null })] : []),
    ...(inStock ? [chip('stock', t.inStock, { ...filters, inStock: false })] : []),
    ...(onSale ? [chip('sale', t.onSale, { ...filters, onSale: false })] : []),
    ...values,
  ]
}
