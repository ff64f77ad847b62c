import { type ListQuery, serializeListQuery } from '@/domains/catalog/filters/list-query'
import type { Filterable } from '@/domains/catalog/filters/sections'
import { LivePart } from '@/ui/live-part'

const supplierParameters = ['q', 'near_me', 'place', 'km']

/** Parameters that a list supports but its panel has no control for. */
const withoutControl: Record<Filterable, readonly string[]> = {
  mushrooms: ['q'],
  products: ['q', 'category'],
  recipes: ['q'],
  vendors: supplierParameters,
  wholesale: supplierParameters,
  dropshipping: supplierParameters,
}

/** Hidden inputs that keep filters without a control when the form is submitted. */
export function PreservedFilters({ collection, query }: { collection: Filterable; query: ListQuery }) {
  const preserved = [...new URLSearchParams(serializeListQuery(collection, query))].filter(([name]) =>
    withoutControl[collection].includes(name),
  )
  return (
    <LivePart hidden name="preserved">
      {preserved.map(([name, value]) => (
        <input key={`${name}/${value}`} type="hidden" name={name} value={value} />
      ))}
    </LivePart>
  )
}
