import { type ListQuery, searchOf } from '@/domains/catalog/filters/list-query'
import type { Filterable } from '@/domains/catalog/filters/sections'

const ofSuppliers = ['q', 'near_me', 'place', 'km']

/** What an address may narrow a list down by though its panel has no control for it. */
const withoutControl: Record<Filterable, readonly string[]> = {
  mushrooms: ['q'],
  products: ['q', 'category'],
  vendors: ofSuppliers,
  wholesale: ofSuppliers,
  dropshipping: ofSuppliers,
}

/** Keeps in the form, through whatever else is changed, what only the address and the chips say. */
export function PreservedFilters({ collection, query }: { collection: Filterable; query: ListQuery }) {
  const kept = [...new URLSearchParams(searchOf(collection, query))].filter(([name]) =>
    withoutControl[collection].includes(name),
  )
  return (
    <div hidden data-live="kept">
      {kept.map(([name, value]) => (
        <input key={`${name}/${value}`} type="hidden" name={name} value={value} />
      ))}
    </div>
  )
}
