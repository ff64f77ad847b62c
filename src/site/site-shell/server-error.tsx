import { Drawing } from '@/ui/drawing'
import { useTranslations } from '@/ui/texts'
import { SiteShell } from './site-shell'

/** The page for errors of the server, with the poison lines that need no database. */
export function ServerErrorPage() {
  const t = useTranslations('errors')
  return (
    <SiteShell path="/" withoutDatabase>
      <div className="hero not-found">
        <Drawing kind="states" name="failed" urgent />
        <div className="hero-text">
          <h1>{t('title')}</h1>
          <p className="lead">{t('text')}</p>
          <p className="actions">
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page that failed */}
            <a className="button" href="">
              {t('retry')}
            </a>
          </p>
        </div>
      </div>
    </SiteShell>
  )
}
