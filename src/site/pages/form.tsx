import { Confirmation, FormSection } from '@/blocks/form/form-section'
import type { FormView } from '@/domains/forms/form-view'
import { formPath } from '@/domains/forms/paths'
import { getFormBySlug } from '@/domains/forms/queries'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { translateProblem } from '@/foundation/forms/translate-problem'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { translator } from '@/foundation/i18n/translator'
import { notFound } from '@/foundation/routing/signals'
import type { Head } from '@/foundation/seo/metadata'
import { type FormPageData, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import type { Page, SiteRequest } from '@/site/page'
import { InlineText } from '@/ui/inline-text'
import { Notice } from '@/ui/notice'
import { useTranslations } from '@/ui/texts'

interface Data extends FormPageData {
  form: FormView
}

async function load(request: SiteRequest<{ slug: string }>): Promise<Data> {
  const { reader, params } = request
  const [form, data] = await Promise.all([getFormBySlug(reader, params.slug), loadFormPage(request)])
  return { ...data, form: form ?? notFound() }
}

function head({ form }: Data): Head {
  return { title: plainText(form.title), robots: { index: false, follow: false } }
}

/** The problems of a failed submission as the form shows them: those without a field as its title. */
function failureOf({ problems }: FailedSubmission, locale: Locale) {
  const t = translator(locale, 'forms')
  const described = problems.map(({ field, message, ...problem }) => ({
    field,
    message: message ?? translateProblem(t, problem),
  }))
  const general = described.find(({ field }) => !field)
  return {
    title: general?.message ?? t('problemsTitle', { count: problems.length }),
    fields: Object.fromEntries(described.flatMap(({ field, message }) => (field ? [[field, message]] : []))),
  }
}

function View({ locale, form, submission, done }: Data) {
  const t = useTranslations('forms')
  return (
    <AuthPage
      path={formPath(form.slug)}
      title={<InlineText text={form.title} />}
      drawing="nothing-to-moderate"
    >
      {done === 'sent' ? (
        <Notice kind="success" live="polite" title={t('sent')}>
          <Confirmation text={form.confirmation} />
        </Notice>
      ) : (
        <FormSection
          form={form}
          failure={submission ? failureOf(submission, locale) : null}
          values={submission?.values}
        />
      )}
    </AuthPage>
  )
}

/** One form on a page of its own, where it is shown again after it was sent without JavaScript. */
export const formPage: Page<Data, { slug: string }> = { load, head, View, maxAge: 0 }
