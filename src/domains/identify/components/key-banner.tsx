import { useLocale, useTranslations } from 'next-intl'
import { EdibilityIcon } from '@/domains/species/components/edibility-icon'
import { Plate } from '@/domains/species/components/plate'
import { SpeciesName } from '@/domains/species/components/species-name'
import type { SpeciesCard } from '@/domains/species/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { Icon } from '@/ui/icon'

/** More than these fill the line with pictures alone. */
const maxNames = 4

/** More than these are only counted. */
const maxPictures = 9

/** The deadly species that still fit, in sight wherever the reader scrolls, and whom to call. */
export function KeyBanner({ deadly }: { deadly: readonly SpeciesCard[] }) {
  const t = useTranslations()
  const locale = useLocale()
  const count = deadly.length
  const label = `${t('identify.deadly', { count })} ${t('identify.deadlyFits', { count })}`
  return (
    <section className="edibility-banner is-deadly key-banner" aria-label={label}>
      <div className="edibility-banner-line">
        <div className="page">
          <p className="word">
            <EdibilityIcon displayed="deadly" />
            <span>
              {t('identify.deadly', { count })} <small>{t('identify.deadlyFits', { count })}</small>
            </span>
          </p>
          <ul className={count > maxNames ? 'deadly-plates is-many' : 'deadly-plates'}>
            {deadly.slice(0, maxPictures).map((species) => (
              <li key={species.id}>
                <a href={localePath(locale, documentPath('mushrooms', species.slug))}>
                  <span className="plate">
                    <Plate species={species} alt="" listed />
                  </span>
                  <span className="name">
                    <SpeciesName species={species} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <a className="emergency-call" href="#poison-lines">
            <Icon name="phone" />
            <span>
              {t.rich('species.verdict.call', {
                why: (words) => <span className="call-reason">{words}</span>,
              })}
            </span>
          </a>
        </div>
      </div>
    </section>
  )
}
