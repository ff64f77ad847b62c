import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Confirmation, FormSection } from '@/blocks/form/form-section'
import { formPath } from '@/domains/forms/paths'
import { getFormBySlug } from '@/domains/forms/queries'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { translateProblem } from '@/foundation/forms/translate-problem'
import { plainText } from '@/foundation/i18n/localized-text'
import { notFound } from '@/foundation/routing/signals'
import { type AccountPageProps, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { pageReader } from '@/site/page-reader'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { InlineText } from '@/ui/inline-text'
import { Notice } from '@/ui/notice'

export const dynamic = 'force-dynamic'

interface Props extends AccountPageProps {
  params: Promise<LocaleParams & { slug: string }>
}

async function loadForm({ params }: Pick<Props, 'params'>) {
  const { slug, ...rest } = await params
  return (await getFormBySlug(await pageReader(localeOf(rest)), slug)) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const form = await loadForm(props)
  return { title: plainText(form.title), robots: { index: false, follow: false } }
}

/** The problems of a failed submission as the form shows them: those without a field as its title. */
async function failureOf({ problems }: FailedSubmission) {
  const t = await getTranslations('forms')
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

/** One form on a page of its own, where it is shown again after it was sent without JavaScript. */
export default async function FormPage(props: Props) {
  const form = await loadForm(props)
  const { submission, done } = await loadFormPage(props)
  const t = await getTranslations('forms')
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
          failure={submission ? await failureOf(submission) : null}
          values={submission?.values}
        />
      )}
    </AuthPage>
  )
}
