import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../../foundation/routing/locale-path'
import { documentPath, newGuidePath } from '../../../foundation/routing/paths'
import { Icon } from '../../../ui/icon'
import { Marked } from '../../../ui/marked'
import { TipLink } from '../../../ui/tip-link'
import type { SpeciesView } from '../view'
import { Legend } from './legend'
import { Pins } from './pins'
import { Plate } from './plate'
import { Rating } from './rating'

interface OpeningProps {
  species: SpeciesView
  /** The growing guide to lead to, if there is one. */
  guideSlug: string | null
}

function Actions({ species, guideSlug }: OpeningProps) {
  const say = useTranslations('species')
  const locale = useLocale()
  const { averageRating, ratingCount } = species.card
  return (
    <div className="opening-actions">
      <Rating average={averageRating} count={ratingCount} />
      {guideSlug ? (
        <a className="button line" href={localePath(locale, documentPath('growingguides', guideSlug))}>
          <Icon name="sprout" />
          {say('hero.growingGuide')}
        </a>
      ) : null}
      <TipLink href={newGuidePath} id="add-guide-tip" tip={say('hero.accountRequired')}>
        {say('hero.addGuide')}
      </TipLink>
    </div>
  )
}

/** Plate and name, and the legend that shares its letters with the plate. */
export function Opening({ species, guideSlug }: OpeningProps) {
  const say = useTranslations()
  const { card, authority, taxonomy, commonNames, summary, hymenium, attachment, sporePrint, toxic } = species
  const section =
    attachment && attachment !== 'none'
      ? say('species.sectionCaption', {
          hymenium: say(`vocabulary.hymenium.${hymenium}`),
          attachment: say(`vocabulary.attachment.${attachment}`),
        })
      : say('species.sectionPlain', { hymenium: say(`vocabulary.hymenium.${hymenium}`) })
  return (
    <div className="opening">
      <div className="opening-title">
        <h1>{card.scientificName}</h1>
        {card.variation ? <p className="eyebrow">{card.variation}</p> : null}
        <p className="authority">{[authority, taxonomy.family].filter(Boolean).join(' · ')}</p>
        <p className="names">
          {commonNames[0]}
          {commonNames.length > 1 ? <small>{commonNames.slice(1).join(' · ')}</small> : null}
        </p>
        {summary ? (
          <p className="lead">
            <Marked text={summary} />
          </p>
        ) : null}
        {toxic ? null : <Actions species={species} guideSlug={guideSlug} />}
      </div>
      <figure className="opening-plate">
        <div className={card.image ? 'plate photograph' : 'plate'}>
          <Plate species={card} detail="page" urgent />
          {card.image ? null : <Pins species={species} />}
        </div>
        {card.image ? null : <figcaption>{say('species.plateCaption')}</figcaption>}
      </figure>
      <div className="opening-legend">
        <Legend species={species} />
        <div className="views">
          <figure>
            <div className="plate">
              <Plate
                species={card}
                view="section"
                alt={say('species.sectionAlt', { name: card.scientificName })}
              />
            </div>
            <figcaption>{section}</figcaption>
          </figure>
          {sporePrint.length > 0 ? (
            <figure>
              <div className="plate">
                <Plate
                  species={card}
                  view="spore-print"
                  alt={say('species.sporeAlt', { name: card.scientificName })}
                />
              </div>
              <figcaption>
                {say('species.sporeCaption', {
                  colour: sporePrint.map((colour) => say(`vocabulary.sporePrint.${colour}`)).join(', '),
                })}
              </figcaption>
            </figure>
          ) : null}
        </div>
      </div>
    </div>
  )
}
