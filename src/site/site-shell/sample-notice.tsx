import { useTranslations } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { hasSampleContent } from '@/domains/sample-content/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { allowAll } from '@/site/page-reader'

/** Whether the page says that there is sample content. */
export async function loadHasSample(): Promise<boolean> {
  dependsOn([tags.sampleContent])
  const { payload } = await allowAll((await getLocale()) as Locale)
  return hasSampleContent(payload)
}

/** Says that there is sample content, as long as there is some. */
export function SampleNotice() {
  const t = useTranslations('site.footer')
  return (
    <p className="caption">
      <b>{t('sample')}</b> {t('sampleText')}
    </p>
  )
}
