import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FormSection } from '@/blocks/form/form-section'
import { getFormBySlug } from '@/domains/forms/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { contactPath } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import { pageMetadata } from '@/foundation/seo/metadata'
import { AuthPage } from '@/site/accounts/auth-page'
import { pageReader } from '@/site/page-reader'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { InlineText } from '@/ui/inline-text'

interface Props {
  params: Promise<LocaleParams>
}

/** The slug of the form that this page shows. */
const slug = 'contact'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const t = await getTranslations('forms.contact')
  return pageMetadata({ locale, path: contactPath, title: t('title'), description: t('description') })
}

export default async function ContactPage({ params }: Props) {
  const locale = localeOf(await params)
  const t = await getTranslations('forms.contact')
  const form = await getFormBySlug(await pageReader(locale), slug)
  dependsOn([tags.slug('forms', slug), ...(form ? [tags.document('forms', form.id)] : [])])
  if (!form) notFound()
  return (
    <AuthPage
      path={contactPath}
      title={<InlineText text={form.title} />}
      lead={t('description')}
      drawing="nothing-to-moderate"
    >
      <FormSection form={form} />
    </AuthPage>
  )
}
