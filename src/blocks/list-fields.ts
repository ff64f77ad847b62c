import type { CollectionSlug, Field } from 'payload'
import { placedSorts } from './listed-collections'

/** A heading of the editor's own; without one the block says what it is. */
export const heading: Field = { name: 'heading', type: 'text', localized: true, maxLength: 120 }

/** What is shown in the order it is chosen; left empty, the list is asked. */
export function chosen(relationTo: CollectionSlug | CollectionSlug[]): Field {
  return { name: 'items', type: 'relationship', relationTo, hasMany: true, maxRows: 24 } as Field
}

/** What a list is asked for. */
export function asked(limit: number, most: number): Field[] {
  return [
    { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true },
    { name: 'query', type: 'text', maxLength: 100 },
    {
      type: 'row',
      fields: [
        {
          name: 'sort',
          type: 'select',
          options: [...placedSorts],
          defaultValue: placedSorts[0],
          required: true,
        },
        { name: 'limit', type: 'number', min: 1, max: most, defaultValue: limit, required: true },
      ],
    },
  ]
}
