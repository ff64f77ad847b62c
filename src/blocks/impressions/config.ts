import type { Block } from 'payload'
import { blockSubjectField } from '@/blocks/subject-field'
import { impressionCollections } from '@/domains/contributions/server/subjects'

export const impressions: Block = {
  slug: 'impressions',
  interfaceName: 'ImpressionsBlock',
  fields: [blockSubjectField(impressionCollections)],
}
