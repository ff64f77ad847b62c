import { ShapeGrid } from '@/domains/archives/components/shape-grid'
import { localePath } from '@/foundation/routing/locale-path'
import { identifyPath } from '@/foundation/routing/paths'
import { Drawing } from '@/ui/drawing'
import { useLocale, useTranslations } from '@/ui/texts'
import { SiteShell } from './site-shell'

/** The 404 page. */
export function NotFoundPage() {
  const t = useTranslations('site.notFound')
  const locale = useLocale()
  return (
    <SiteShell path="/">
      <div className="hero not-found">
        <Drawing kind="states" name="lost" urgent />
        <div className="hero-text">
          <h1>{t('title')}</h1>
          <p className="lead">{t('text')}</p>
          <p className="actions">
            <a className="button" href={localePath(locale, '/mushrooms/species')}>
              {t('species')}
            </a>
            <a className="button line" href={localePath(locale, identifyPath)}>
              {t('identify')}
            </a>
            <a className="button line" href={localePath(locale, '/')}>
              {t('home')}
            </a>
          </p>
        </div>
        <ShapeGrid title={t('shape')} />
      </div>
    </SiteShell>
  )
}
