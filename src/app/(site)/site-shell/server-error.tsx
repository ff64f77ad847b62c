import { useLocale, useTranslations } from 'next-intl'
import { PoisonLineList } from '@/domains/poison-lines/components/poison-line-list'
import { builtInLinesIn } from '@/domains/poison-lines/view'
import type { Locale } from '@/foundation/i18n/locales'
import { Drawing } from '@/ui/drawing'
import { SiteShell } from './site-shell'

/** The page for errors of the server, with the poison lines that need no database. */
export function ServerErrorPage() {
  const t = useTranslations('errors')
  const locale = useLocale() as Locale
  return (
    <SiteShell path="/" poisonLines={<PoisonLineList lines={builtInLinesIn(locale)} />}>
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
