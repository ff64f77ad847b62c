import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'
import { blockSubjectField } from '@/blocks/subject-field'
import { subjectCollections } from '@/domains/contributions/server/subjects'

export const rating: Block = {
  slug: 'rating',
  interfaceName: 'RatingBlock',
  fields: [headingField, blockSubjectField(subjectCollections)],
}
