import type { CollectionSlug, Field } from 'payload'
import { blockSorts } from './listed-collections'

/** The editor's heading; blocks have a default for a missing one. */
export const headingField: Field = { name: 'heading', type: 'text', localized: true, maxLength: 120 }

/** Selected documents in their order; if there are none, the block shows the result of a query. */
export function itemsField(relationTo: CollectionSlug | CollectionSlug[]): Field {
  const common = { name: 'items', type: 'relationship', hasMany: true, maxRows: 24 } as const
  return typeof relationTo === 'string' ? { ...common, relationTo } : { ...common, relationTo }
}

/** The fields of a query for list entries. Without an order they stand in the default one of their collection. */
export function listQueryFields(defaultLimit: number, maxLimit: number): Field[] {
  return [
    { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true },
    { name: 'query', type: 'text', maxLength: 100 },
    {
      type: 'row',
      fields: [
        {
          name: 'sort',
          type: 'select',
          options: [...blockSorts],
          custom: { description: 'blockSort' },
        },
        { name: 'limit', type: 'number', min: 1, max: maxLimit, defaultValue: defaultLimit, required: true },
      ],
    },
  ]
}
