import type { Field } from 'payload'
import type { SubjectCollection } from '@/domains/contributions/server/subjects'

/** What a block shows the voices of; left empty, the document it stands in. */
export function selectedItem(among: readonly SubjectCollection[]): Field {
  return { name: 'item', type: 'relationship', relationTo: [...among] }
}
