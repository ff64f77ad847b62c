import type { Field } from 'payload'
import type { SubjectCollection } from '@/domains/contributions/server/subjects'

/** The document whose contributions a block shows; without one, the document that contains the block. */
export function blockSubjectField(allowed: readonly SubjectCollection[]): Field {
  return { name: 'item', type: 'relationship', relationTo: [...allowed] }
}
