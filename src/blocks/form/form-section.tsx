import { RichText } from '@/blocks/rich-text'
import { DynamicForm, type RenderedPart } from '@/domains/forms/components/form'
import { useFormMessages } from '@/domains/forms/components/form-messages'
import type { FormFailure } from '@/domains/forms/components/use-form'
import { type FormView, isAnswerField, type TextView } from '@/domains/forms/form-view'
import { formPath } from '@/domains/forms/paths'
import { localePath } from '@/foundation/routing/locale-path'
import { renderHtml } from '@/ui/html/render-html'
import { Island } from '@/ui/island'
import { useLocale } from '@/ui/texts'

interface FormSectionProps {
  form: FormView
  /** The failed submission that the page was asked to show, and what was answered. */
  failure?: FormFailure | null
  values?: Readonly<Record<string, string>>
  /** Begins the element ids of the form on a page that may have several. */
  idPrefix?: string
}

/** What a form says once it was sent. */
export function Confirmation({ text }: { text: TextView | null }) {
  return text ? <RichText state={text.state} lang={text.lang} /> : null
}

/** A form with its texts rendered. */
export function FormSection({ form, failure = null, values = {}, idPrefix = 'form-' }: FormSectionProps) {
  const messages = useFormMessages()
  const locale = useLocale()
  const parts = form.parts.map(
    (part): RenderedPart =>
      isAnswerField(part)
        ? part
        : { type: 'message', id: part.id, html: renderHtml(<RichText {...part.text} idPrefix={idPrefix} />) },
  )
  return (
    <Island
      name="form"
      component={DynamicForm}
      props={{
        id: form.id,
        idPrefix,
        locale,
        from: localePath(locale, formPath(form.slug)),
        parts,
        submitLabel: form.submitLabel,
        confirmation: renderHtml(<Confirmation text={form.confirmation} />),
        redirect: form.redirect,
        failure,
        values,
        messages,
      }}
    />
  )
}
