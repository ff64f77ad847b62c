import { type ListQuery, serializeListQuery } from '@/domains/catalog/filters/list-query'
import type { Filterable } from '@/domains/catalog/filters/sections'
import { LivePart } from '@/ui/live-part'
import type { UnknownValues } from './query-list'

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

interface PreservedFiltersProps {
  collection: Filterable
  query: ListQuery
  unknownValues: UnknownValues | null
}

/** Hidden inputs that keep filters without a control when the form is submitted; values that do not exist have none. */
export function PreservedFilters({ collection, query, unknownValues }: PreservedFiltersProps) {
  const isUnknown = (name: string, value: string) =>
    unknownValues?.parameters.some((one) => one.name === name && one.value === value) ?? false
  const preserved = [...new URLSearchParams(serializeListQuery(collection, query))].filter(
    ([name, value]) => withoutControl[collection].includes(name) || isUnknown(name, value),
  )
  return (
    <LivePart hidden name="preserved">
      {preserved.map(([name, value]) => (
        <input key={`${name}/${value}`} type="hidden" name={name} value={value} />
      ))}
    </LivePart>
  )
}
