import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '@/app/(site)/accounts/auth-page'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { pageReader } from '@/app/page-reader'
import { FormSection } from '@/blocks/form/form-section'
import { getFormBySlug } from '@/domains/forms/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { contactPath } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
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
