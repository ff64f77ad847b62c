import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'
import { useShell } from './shell-context'

/** Tells editors that the page shows drafts, with a link back to the public page; null for everyone else. */
export function PreviewNotice({ path }: { path: string }) {
  const t = useTranslations('site.preview')
  const locale = useLocale()
  if (!useShell().isPreview) return null
  return (
    <aside className="preview-notice" aria-label={t('on')} data-preview="">
      <p className="page">
        {t('on')}{' '}
        <a href={`/preview/leave?path=${encodeURIComponent(localePath(locale, path))}`}>{t('leave')}</a>
      </p>
    </aside>
  )
}
