import { contentTags } from '@/blocks/content-tags'
import { idsOf } from '@/blocks/listed'
import type { FormBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import type { FormView } from '@/domains/forms/form-view'
import { getForm } from '@/domains/forms/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'

/** Reads the form that an editor selected; null if it is not published. */
export async function loadForm(block: FormBlockView, page: ContributionContext): Promise<FormView | null> {
  const [id] = idsOf([block.form])
  if (!id) return null
  dependsOn([tags.document('forms', id)])
  const form = await getForm(page.reader, id)
  dependsOn(contentTags(form))
  return form
}
