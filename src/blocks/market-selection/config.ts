import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'

/** Complete, available and well-rated products. */
export const marketSelection: Block = {
  slug: 'marketSelection',
  interfaceName: 'MarketSelectionBlock',
  fields: [headingField, { name: 'limit', type: 'number', min: 1, max: 12, defaultValue: 4 }],
}
