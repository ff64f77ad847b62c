import { ShapeGrid } from '@/domains/archives/components/shape-grid'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { identifyPath } from '@/foundation/routing/paths'
import { useLocale, useTranslations } from '@/ui/texts'

interface HeroProps {
  id: string
  speciesCount: number
  /** The editor's question; the built-in one without. */
  heading?: string | null
  lead?: string | null
  /** The language of the editor's texts, if it differs from the page's. */
  lang?: Locale
}

/** The question of the home page and the shapes that answer it. */
export function Hero({ id, speciesCount, heading, lead, lang }: HeroProps) {
  const t = useTranslations('site.homePage')
  const locale = useLocale()
  return (
    <section className="hero" aria-labelledby={id}>
      <div className="hero-text">
        <h1 id={id} lang={heading ? lang : undefined}>
          {heading || t('question')}
        </h1>
        <p className="lead" lang={lead ? lang : undefined}>
          {lead || t('lead')}
        </p>
        <p className="actions">
          <a className="button" href={localePath(locale, identifyPath)}>
            {t('identify')}
          </a>
          <a className="button line" href={localePath(locale, '/mushrooms/species')}>
            {t('all', { count: speciesCount })}
          </a>
        </p>
      </div>
      <ShapeGrid title={t('shapes')} />
    </section>
  )
}
