import { BlockSection } from '@/blocks/block-row'
import { idsOf } from '@/blocks/listed'
import type { FormBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { getForm } from '@/domains/forms/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { InlineText } from '@/ui/inline-text'
import { FormSection } from './form-section'

/** The form that an editor selected; nothing if it is not published. */
export async function FormBlock({ page, ...block }: FormBlockView & { page: ContributionContext }) {
  const [id] = idsOf([block.form])
  if (!id) return null
  dependsOn([tags.document('forms', id)])
  const form = await getForm(page.reader, id)
  if (!form) return null
  return (
    <BlockSection id={`form-${block.id}`} title={<InlineText text={form.title} />}>
      <div className="row-main">
        <FormSection form={form} idPrefix={`form-${block.id}-`} />
      </div>
    </BlockSection>
  )
}
