import { TaxonName } from '@/domains/cards/taxon-name'
import type { SpeciesCard as Card } from '@/domains/species/listing'
import type { Edibility } from '@/domains/species/vocabulary'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineList, InlineText, middleDot } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { RatingSummary } from '@/ui/rating-summary'
import { useLocale, useTranslations } from '@/ui/texts'
import { EdibilityLabel } from './edibility-label'
import { Plate } from './plate'

interface SpeciesCardProps {
  species: Card
  urgent?: boolean
  /** Without rating and types, for the home page. */
  brief?: boolean
  /** As wide as a phone. */
  large?: boolean
}

/** Types that an edibility includes. */
const impliedTypes: Partial<Record<Edibility, string>> = { choice: 'edible', deadly: 'poisonous' }

/** A species in a list. The edibility is never shown without its word. */
export function SpeciesCard({ species, urgent = false, brief = false, large = false }: SpeciesCardProps) {
  const t = useTranslations('species')
  const locale = useLocale()
  const all = useTranslations('contributions')
  const { id, slug, scientificName, variation, commonName, edibility, types } = species
  const { averageRating, ratingCount, likeCount } = species
  // The edibility label says it already.
  const others = types.filter(({ slug }) => slug !== edibility && slug !== impliedTypes[edibility])
  return (
    <li className="card">
      <div className="body">
        <h3 className="binomial">
          <a href={localePath(locale, documentPath('mushrooms', slug))}>
            {variation ?? <TaxonName name={scientificName} />}
          </a>
        </h3>
        <p className="card-line">
          <span className="secondary">
            <InlineText text={commonName} />
          </span>
          <EdibilityLabel edibility={edibility} />
        </p>
        {brief || (others.length === 0 && ratingCount === 0) ? null : (
          <p className="card-line caption">
            {others.length > 0 ? (
              <span>
                <InlineList texts={others.map(({ title }) => title)} separator={middleDot} />
              </span>
            ) : null}
            <RatingSummary average={averageRating} count={ratingCount} of="ratings" listed />
          </p>
        )}
      </div>
      <div className={species.image ? 'plate photograph' : 'plate'}>
        {species.traits ? (
          <Plate species={species} urgent={urgent} listed={!large} />
        ) : (
          <p className="no-image">{t('noImage')}</p>
        )}
        <LikeButton
          small
          label={all('likeTitle', { title: scientificName })}
          item={`mushrooms:${id}`}
          count={likeCount}
        />
      </div>
    </li>
  )
}
