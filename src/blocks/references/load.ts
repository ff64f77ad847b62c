import { type ReferenceItem, referenceItems } from '@/domains/references/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { ReferencesBlockView } from './view'

export type ReferencesData = ReferenceItem[]

/** Selects the references that are shown, drafts for those who may read them; null where there are none. */
export async function loadReferences({ references }: ReferencesBlockView): Promise<ReferencesData | null> {
  const items = referenceItems(references)
  dependsOn(items.map((item) => tags.document('references', item.id)))
  return items.length > 0 ? items : null
}
