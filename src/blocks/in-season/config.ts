import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'

/** The species that fruit in the current month. */
export const inSeason: Block = {
  slug: 'inSeason',
  interfaceName: 'InSeasonBlock',
  fields: [headingField, { name: 'limit', type: 'number', min: 1, max: 12, defaultValue: 6 }],
}
