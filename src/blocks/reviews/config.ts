import type { Block } from 'payload'
import { itemCollections } from '../../foundation/contributions/items'
import { chosenItem } from '../chosen-item'

export const reviews: Block = {
  slug: 'reviews',
  interfaceName: 'ReviewsBlock',
  fields: [chosenItem(itemCollections)],
}
