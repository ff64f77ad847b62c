import { getLocale, getTranslations } from 'next-intl/server'
import { allowAll } from '@/app/page-reader'
import { hasSampleContent } from '@/domains/sample-content/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'

/** Says that there is sample content, as long as there is any. */
export async function SampleNotice() {
  dependsOn([tags.sampleContent])
  const { payload } = await allowAll((await getLocale()) as Locale)
  if (!(await hasSampleContent(payload))) return null
  const t = await getTranslations('site.footer')
  return (
    <p className="caption">
      <b>{t('sample')}</b> {t('sampleText')}
    </p>
  )
}
