import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '@/foundation/routing/locale-path'
import { pageReader } from '@/site/page-reader'

/** Tells editors that the page shows drafts, with a link back to the public page; null for everyone else. */
export async function PreviewNotice({ path }: { path: string }) {
  const locale = await getLocale()
  const { draft } = await pageReader(locale)
  if (!draft) return null
  const t = await getTranslations('site.preview')
  return (
    <aside className="preview-notice" aria-label={t('on')} data-preview="">
      <p className="page">
        {t('on')}{' '}
        <a href={`/preview/leave?path=${encodeURIComponent(localePath(locale, path))}`}>{t('leave')}</a>
      </p>
    </aside>
  )
}
