import type { Block } from 'payload'
import { blockSubjectField } from '@/blocks/subject-field'
import { subjectCollections } from '@/domains/contributions/server/subjects'

export const reviews: Block = {
  slug: 'reviews',
  interfaceName: 'ReviewsBlock',
  fields: [blockSubjectField(subjectCollections)],
}
