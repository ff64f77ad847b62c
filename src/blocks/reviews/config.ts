import type { Block } from 'payload'
import { blockSubjectField } from '@/blocks/subject-field'
import { reviewCollections } from '@/domains/contributions/server/subjects'

export const reviews: Block = {
  slug: 'reviews',
  interfaceName: 'ReviewsBlock',
  fields: [blockSubjectField(reviewCollections)],
}
