import { dangerRank, displayedEdibility, isEdible, isToxic } from '@/domains/species/edibility'
import type { LookAlike } from '@/domains/species/look-alikes'
import { speciesKey } from '@/domains/species/unlisted'
import type { SpeciesView } from '@/domains/species/view'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { Icon } from '@/ui/icon'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import { CookingRule } from './cooking-rule'
import { EdibilityIcon } from './edibility-icon'
import { SpeciesName } from './species-name'

/** The dangerous look-alikes of an edible species, or the edible look-alikes of a toxic one. */
function concerning({ lookAlikes, toxic }: SpeciesView): LookAlike[] {
  return lookAlikes.filter(({ species }) =>
    toxic ? isEdible(species.edibility) : dangerRank(species.edibility) <= dangerRank('caution'),
  )
}

function Alike({ alike }: { alike: LookAlike }) {
  const locale = useLocale()
  const t = useTranslations('vocabulary.edibility')
  const { species } = alike
  const displayed = displayedEdibility(species.edibility)
  const name = (
    <>
      <EdibilityIcon displayed={displayed} />
      <span>
        <SpeciesName species={species} />
        <span className="hidden-visually">, {t(species.edibility)}</span>
      </span>
    </>
  )
  return (
    <li className={`is-${displayed}`}>
      {species.kind === 'species' ? (
        <a href={localePath(locale, documentPath('mushrooms', species.slug))}>{name}</a>
      ) : (
        <span className="unlisted">{name}</span>
      )}
    </li>
  )
}

/** The sticky line: edibility, warning and whom to call. */
function Line({ species }: { species: SpeciesView }) {
  const t = useTranslations()
  const { edibility, secondEdibility } = species
  const expertClause = isEdible(edibility) || (secondEdibility !== null && isEdible(secondEdibility))
  return (
    <div className="edibility-banner-line">
      <div className="page">
        <p className="word">
          <EdibilityIcon displayed={displayedEdibility(edibility)} />
          {t(`vocabulary.edibility.${edibility}`)}
        </p>
        {expertClause ? <p className="expert-note">{t('species.verdict.expert')}</p> : null}
        {isToxic(edibility) ? (
          <a className="emergency-call" href="#poison-lines">
            <Icon name="phone" />
            <span>
              {t.rich('species.verdict.call', {
                why: (words) => <span className="call-reason">{words}</span>,
              })}
            </span>
          </a>
        ) : null}
      </div>
    </div>
  )
}

/** The edibility with its reason, whom to call and dangerous look-alikes, above everything else. */
export function EdibilityBanner({ species }: { species: SpeciesView }) {
  const t = useTranslations()
  const { cooking, edibility, secondEdibility, safety, toxic } = species
  const alikes = concerning(species)
  return (
    <section
      className={`edibility-banner is-${displayedEdibility(edibility)}`}
      aria-label={t(`vocabulary.edibility.${edibility}`)}
    >
      <Line species={species} />
      <div className="edibility-banner-reasons">
        <div className="page">
          <div className="stack-tight">
            <p>
              <strong>
                <InlineText text={safety.headline} />
              </strong>{' '}
              <InlineText text={safety.advice} />
            </p>
            {cooking ? (
              <p>
                <CookingRule cooking={cooking} />
              </p>
            ) : null}
            {secondEdibility ? (
              <p>
                {t('species.verdict.also', {
                  classes: t(`vocabulary.edibility.${secondEdibility}`).toLowerCase(),
                })}
              </p>
            ) : null}
          </div>
          {alikes.length > 0 || !toxic ? (
            <div className="look-alike-warning">
              <b>{t(toxic ? 'species.verdict.takenFor' : 'species.verdict.lookAlikes')}</b>
              {alikes.length > 0 ? (
                <ul>
                  {alikes.map((alike) => (
                    <Alike key={speciesKey(alike.species)} alike={alike} />
                  ))}
                </ul>
              ) : (
                <p>{t('species.verdict.noneDangerous')}</p>
              )}
            </div>
          ) : null}
        </div>
      </div>
    </section>
  )
}
