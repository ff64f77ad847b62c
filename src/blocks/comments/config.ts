import type { Block } from 'payload'
import { itemCollections } from '../../foundation/contributions/items'
import { chosenItem } from '../chosen-item'

export const comments: Block = {
  slug: 'comments',
  interfaceName: 'CommentsBlock',
  fields: [chosenItem(itemCollections)],
}
