import type { Block } from 'payload'
import { selectedItem } from '@/blocks/selected-item'
import { impressionable } from '@/domains/contributions/server/subjects'

export const impressions: Block = {
  slug: 'impressions',
  interfaceName: 'ImpressionsBlock',
  fields: [selectedItem(impressionable)],
}
