import type { Block } from 'payload'
import { selectedItem } from '@/blocks/selected-item'
import { subjectCollections } from '@/domains/contributions/server/subjects'

export const comments: Block = {
  slug: 'comments',
  interfaceName: 'CommentsBlock',
  fields: [selectedItem(subjectCollections)],
}
