import type { ReactNode } from 'react'
import type { GlossaryTerm } from '@/domains/glossary/explain'
import type { SpeciesView } from '@/domains/species/view'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath, newGuidePath } from '@/foundation/routing/paths'
import { Icon } from '@/ui/icon'
import { InlineList, InlineText, middleDot } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { RatingSummary } from '@/ui/rating-summary'
import { useLocale, useTranslations } from '@/ui/texts'
import { TipLink } from '@/ui/tip-link'
import { BinomialTitle } from './binomial-title'
import { EnlargeablePlate } from './enlargeable-plate'
import { Legend } from './legend'
import { Pins } from './pins'

interface OpeningProps {
  species: SpeciesView
  /** The growing guide to link to, if there is one. */
  guideSlug: string | null
  /** The list of its products, if there are any and the edibility allows linking to them. */
  productsPath: string | null
  glossary: readonly GlossaryTerm[]
  /** Saves the species to the reader's lists. */
  save?: ReactNode
  /** Ways to share the page. */
  share?: ReactNode
}

/** Actions of readers. Toxic species have neither ratings nor guides. */
function Actions({ species, guideSlug, productsPath, save }: Omit<OpeningProps, 'glossary'>) {
  const all = useTranslations('contributions')
  const t = useTranslations('products')
  const locale = useLocale()
  return (
    <div className="opening-actions">
      {species.toxic ? null : <Rated species={species} />}
      <LikeButton label={all('like')} item={`mushrooms:${species.id}`} count={species.card.likeCount} />
      {save}
      {productsPath ? (
        <a className="button line" href={localePath(locale, productsPath)}>
          {t('viewProducts')}
        </a>
      ) : null}
      {species.toxic ? null : <Growing guideSlug={guideSlug} />}
    </div>
  )
}

/** The rating, with a link to the impressions. */
function Rated({ species }: { species: SpeciesView }) {
  const { averageRating, ratingCount } = species.card
  return (
    <a className="contributions-link" href="#impressions">
      <RatingSummary average={averageRating} count={ratingCount} of="ratings" />
    </a>
  )
}

/** Links to guides that grow it and to writing one. */
function Growing({ guideSlug }: Pick<OpeningProps, 'guideSlug'>) {
  const t = useTranslations('species')
  const locale = useLocale()
  return (
    <>
      {guideSlug ? (
        <a className="button line" href={localePath(locale, documentPath('growingguides', guideSlug))}>
          <Icon name="sprout" />
          {t('hero.growingGuide')}
        </a>
      ) : null}
      <TipLink href={localePath(locale, newGuidePath)} id="add-guide-tip" tip={t('hero.accountRequired')}>
        {t('hero.addGuide')}
      </TipLink>
    </>
  )
}

/** The section and the spore print, and beside a photograph the illustration of the habit. */
function Views({ species }: { species: SpeciesView }) {
  const t = useTranslations()
  const { card, hymenium, attachment, sporePrint } = species
  const name = card.scientificName
  const section =
    attachment && attachment !== 'none'
      ? t('species.sectionCaption', {
          hymenium: t(`vocabulary.hymenium.${hymenium}`),
          attachment: t(`vocabulary.attachment.${attachment}`),
        })
      : t('species.sectionPlain', { hymenium: t(`vocabulary.hymenium.${hymenium}`) })
  const sporeCaption = t('species.sporeCaption', {
    colour: sporePrint.map((colour) => t(`vocabulary.sporePrint.${colour}`)).join(', '),
  })
  return (
    <div className="opening-views">
      {card.image ? (
        <figure>
          <EnlargeablePlate species={{ ...card, image: null }} view="habit" title={name} />
          <figcaption>{t('species.plateCaption')}</figcaption>
        </figure>
      ) : null}
      <figure>
        <EnlargeablePlate
          species={card}
          view="section"
          title={section}
          alt={t('species.sectionAlt', { name })}
        />
        <figcaption>{section}</figcaption>
      </figure>
      {sporePrint.length > 0 ? (
        <figure>
          <EnlargeablePlate
            species={card}
            view="spore-print"
            title={sporeCaption}
            alt={t('species.sporeAlt', { name })}
          />
          <figcaption>{sporeCaption}</figcaption>
        </figure>
      ) : null}
    </div>
  )
}

/** Illustration and name, with the legend of the illustration. */
export function SpeciesHero({ glossary, ...props }: OpeningProps) {
  const t = useTranslations('species')
  const { species, share } = props
  const { card, authority, taxonomy, commonNames, summary } = species
  const [commonName, ...otherNames] = commonNames
  const named = [authority, taxonomy.family].filter(Boolean)
  return (
    <div className="opening" id="plate">
      <div className="opening-title">
        <BinomialTitle name={card.scientificName} />
        {card.variation ? <p className="eyebrow">{card.variation}</p> : null}
        {named.length > 0 ? <p className="authority">{named.join(' · ')}</p> : null}
        {commonName ? (
          <p className="names">
            <InlineText text={commonName} />
            {otherNames.length > 0 ? (
              <small>
                <InlineList texts={otherNames} separator={middleDot} />
              </small>
            ) : null}
          </p>
        ) : null}
        {summary ? (
          <p className="lead">
            <InlineText text={summary} />
          </p>
        ) : null}
        <Actions {...props} />
        {share}
      </div>
      <figure className="opening-plate">
        <EnlargeablePlate species={card} view="habit" title={card.scientificName} isMain>
          {card.image ? null : <Pins species={species} />}
        </EnlargeablePlate>
        {card.image ? null : (
          <figcaption>
            {t('plateCaption')} <a href="#plate-habit">{t('enlarged.link')}</a>
          </figcaption>
        )}
      </figure>
      <Legend species={species} glossary={glossary} />
      <Views species={species} />
    </div>
  )
}
