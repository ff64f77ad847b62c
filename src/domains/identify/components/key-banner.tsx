import { EdibilityIcon } from '@/domains/species/components/edibility-icon'
import { Plate } from '@/domains/species/components/plate'
import { SpeciesName } from '@/domains/species/components/species-name'
import type { SpeciesCard } from '@/domains/species/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { Icon } from '@/ui/icon'
import { useLocale, useTranslations } from '@/ui/texts'

/** More than these fill the line with pictures alone. */
const maxNames = 4

/** More than these are only counted. */
const maxPictures = 9

interface KeyBannerProps {
  /** The deadly species that fit. */
  fitting: readonly SpeciesCard[]
  /** Those that cannot be ruled out although an answer is against them. */
  possible: readonly SpeciesCard[]
}

/** The number of deadly species that fit before the number of those that cannot be ruled out. */
function useCounts({ fitting, possible }: KeyBannerProps): { word: string; notes: string[] } {
  const t = useTranslations('identify')
  const [first, second] = [fitting.length, possible.length]
  if (first === 0)
    return { word: t('deadly', { count: second }), notes: [t('deadlyPossible', { count: second })] }
  return {
    word: t('deadly', { count: first }),
    notes: [t('deadlyFits', { count: first }), ...(second > 0 ? [t('morePossible', { count: second })] : [])],
  }
}

/** The deadly species in question, in sight wherever the reader scrolls, and whom to call. */
export function KeyBanner(props: KeyBannerProps) {
  const t = useTranslations()
  const locale = useLocale()
  const deadly = [...props.fitting, ...props.possible]
  const { word, notes } = useCounts(props)
  const label = `${word} ${notes.join(', ')}`
  return (
    <section className="edibility-banner is-deadly key-banner" aria-label={label}>
      <div className="edibility-banner-line">
        <div className="page">
          <p className="word">
            <EdibilityIcon displayed="deadly" />
            <span>
              {word} <small>{notes.join(', ')}</small>
            </span>
          </p>
          <ul className={deadly.length > maxNames ? 'deadly-plates is-many' : 'deadly-plates'}>
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
