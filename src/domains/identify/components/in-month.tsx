import { TaxonName } from '@/domains/cards/taxon-name'
import type { CalendarGroup, InRegion } from '@/domains/identify/calendar'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { Plate } from '@/domains/species/components/plate'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'

interface InMonthProps {
  group: CalendarGroup
  found: readonly InRegion[]
  month: number
}

/** The species of one group that fruit in a month. The text calls no month of a region free of danger. */
export function InMonth({ group, found, month }: InMonthProps) {
  const t = useTranslations('identify.calendar')
  const locale = useLocale()
  const shown = found.filter(({ season }) => season.months.includes(month))
  return (
    <section className="in-month" aria-labelledby={`in-month-${group}`}>
      <h2 id={`in-month-${group}`}>{t(group)}</h2>
      <p className="caption">
        {group === 'dangerous' && shown.length === 0 ? t('incomplete') : t('count', { count: shown.length })}
      </p>
      <ul>
        {shown.map(({ species, season }) => (
          <li key={species.id} className={species.edibility === 'deadly' ? 'is-killer' : undefined}>
            <span className={species.image ? 'plate photograph' : 'plate'}>
              <Plate species={species} alt="" listed />
            </span>
            <div>
              <a className="binomial" href={localePath(locale, documentPath('mushrooms', species.slug))}>
                <TaxonName name={species.scientificName} />
              </a>
              {species.commonName ? (
                <p className="secondary">
                  <InlineText text={species.commonName} />
                </p>
              ) : null}
              <p className="caption">
                <EdibilityLabel edibility={species.edibility} />{' '}
                <span>{t(season.peak.includes(month) ? 'common' : 'found')}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
