import { contentTags } from '@/blocks/content-tags'
import { FormSection } from '@/blocks/form/form-section'
import type { FormView } from '@/domains/forms/form-view'
import { getFormBySlug } from '@/domains/forms/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { translator } from '@/foundation/i18n/translator'
import { contactPath } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { AuthPage } from '@/site/accounts/auth-page'
import type { Page, SiteRequest } from '@/site/page'
import { InlineText } from '@/ui/inline-text'
import { useTranslations } from '@/ui/texts'

/** The slug of the form that this page shows. */
const slug = 'contact'

interface Data {
  form: FormView
}

async function load({ reader }: SiteRequest): Promise<Data> {
  const form = await getFormBySlug(reader, slug)
  dependsOn([
    tags.slug('forms', slug),
    ...(form ? [tags.document('forms', form.id)] : []),
    ...contentTags(form),
  ])
  if (!form) notFound()
  return { form }
}

function head(_: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'forms.contact')
  return pageMetadata({ locale, path: contactPath, title: t('title'), description: t('description') })
}

function View({ form }: Data) {
  const t = useTranslations('forms.contact')
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

export const contactPage: Page<Data> = { load, head, View }
