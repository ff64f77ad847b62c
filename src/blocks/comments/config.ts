import type { Block } from 'payload'
import { blockSubjectField } from '@/blocks/subject-field'
import { subjectCollections } from '@/domains/contributions/server/subjects'

export const comments: Block = {
  slug: 'comments',
  interfaceName: 'CommentsBlock',
  fields: [blockSubjectField(subjectCollections)],
}
