import { BlockSection } from '@/blocks/block-row'
import type { FormBlockView } from '@/blocks/views'
import type { FormView } from '@/domains/forms/form-view'
import { InlineText } from '@/ui/inline-text'
import { FormSection } from './form-section'

/** The form that an editor selected. */
export function FormBlock({ id, data: form }: FormBlockView & { data: FormView }) {
  return (
    <BlockSection id={`form-${id}`} title={<InlineText text={form.title} />}>
      <div className="row-main">
        <FormSection form={form} idPrefix={`form-${id}-`} />
      </div>
    </BlockSection>
  )
}
