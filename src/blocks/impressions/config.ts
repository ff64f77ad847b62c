import type { Block } from 'payload'
import { impressionable } from '../../foundation/contributions/items'
import { chosenItem } from '../chosen-item'

export const impressions: Block = {
  slug: 'impressions',
  interfaceName: 'ImpressionsBlock',
  fields: [chosenItem(impressionable)],
}
