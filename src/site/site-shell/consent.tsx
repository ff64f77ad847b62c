import { analyticsNames } from '@/foundation/env/analytics'
import { readEnvironment } from '@/foundation/env/environment'
import { Button } from '@/ui/button'
import { useTranslations } from '@/ui/texts'

const { analytics } = readEnvironment()

/** Asks whether a provider may count the visit; shown by a script, and absent without a provider. */
export function ConsentBanner() {
  const t = useTranslations('site.consent')
  if (!analytics) return null
  const provider = analyticsNames[analytics.provider]
  const { host } = new URL(analytics.url)
  return (
    <>
      <section
        className="consent"
        id="consent"
        aria-labelledby="consent-title"
        tabIndex={-1}
        data-provider={analytics.provider}
        data-url={analytics.url}
        data-site={analytics.site}
        data-accepted={t('accepted')}
        data-refused={t('refused')}
      >
        <div className="page">
          <h2 id="consent-title">{t('title')}</h2>
          <p>{t('text', { provider, host })}</p>
          <p className="consent-choices">
            <Button kind="secondary" value="accepted">
              {t('accept')}
            </Button>
            <Button kind="secondary" value="refused">
              {t('refuse')}
            </Button>
          </p>
        </div>
      </section>
      <p className="hidden-visually" role="status" id="consent-status" />
    </>
  )
}

/** Leads back to the banner, so that readers can change their choice. */
export function ConsentLink() {
  const t = useTranslations('site.consent')
  return analytics ? (
    <p className="caption consent-link">
      <a href="#consent">{t('change')}</a>
    </p>
  ) : null
}

/** What is counted and by whom, for the page on privacy. */
export function MeasurementNote() {
  const t = useTranslations('site.consent')
  return (
    <section className="row block-row">
      <div className="row-wide prose">
        <h2>{t('policyTitle')}</h2>
        <p>{t('policy')}</p>
        {analytics ? (
          <p>
            {t('policyProvider', {
              provider: analyticsNames[analytics.provider],
              host: new URL(analytics.url).host,
            })}
          </p>
        ) : null}
      </div>
    </section>
  )
}
