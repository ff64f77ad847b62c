import type { Block } from 'payload'
import { selectedItem } from '@/blocks/selected-item'
import { subjectCollections } from '@/domains/contributions/server/subjects'

export const reviews: Block = {
  slug: 'reviews',
  interfaceName: 'ReviewsBlock',
  fields: [selectedItem(subjectCollections)],
}
