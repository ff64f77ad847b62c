import { getLocale, getTranslations } from 'next-intl/server'
import { pageReader } from '@/app/page-reader'
import { localePath } from '@/foundation/routing/locale-path'

/** Tells an editor that drafts are shown, and leads back to what everyone sees; nobody else is told anything. */
export async function PreviewNotice({ path }: { path: string }) {
  const locale = await getLocale()
  const { draft } = await pageReader(locale)
  if (!draft) return null
  const t = await getTranslations('site.preview')
  return (
    <aside className="preview-notice" aria-label={t('on')}>
      <p className="page">
        {t('on')}{' '}
        <a href={`/preview/leave?path=${encodeURIComponent(localePath(locale, path))}`}>{t('leave')}</a>
      </p>
    </aside>
  )
}
