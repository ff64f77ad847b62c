import { TaxonName } from '@/domains/cards/taxon-name'
import { type CalendarGroup, calendarGroups, type InRegion } from '@/domains/identify/calendar'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { SeasonStrip } from '@/domains/species/components/season-strip'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { useLocale, useTranslations } from '@/ui/texts'

/** All species of a region through the year, edible and dangerous side by side. */
export function Year({ groups }: { groups: Record<CalendarGroup, readonly InRegion[]> }) {
  const t = useTranslations()
  const locale = useLocale()
  const shown = calendarGroups.filter((group) => groups[group].length > 0)
  return (
    <div className="row-wide year">
      {shown.map((group) => (
        <div key={group}>
          <h3>{t(`identify.calendar.${group}`)}</h3>
          <SeasonStrip
            seasons={groups[group].map(({ species, season }) => ({
              ...season,
              key: species.id,
              label: (
                <>
                  <a className="binomial" href={localePath(locale, documentPath('mushrooms', species.slug))}>
                    <TaxonName name={species.scientificName} />
                  </a>{' '}
                  <EdibilityLabel edibility={species.edibility} />
                </>
              ),
            }))}
            caption={t('species.season.caption')}
            rowsAre={t('site.nav.species')}
          />
        </div>
      ))}
    </div>
  )
}
