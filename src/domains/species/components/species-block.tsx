import { TaxonName } from '@/domains/cards/taxon-name'
import { isToxic } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import { potencyPath } from '@/domains/species/potency'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineList, InlineText, middleDot } from '@/ui/inline-text'
import { RatingSummary } from '@/ui/rating-summary'
import { useLocale, useTranslations } from '@/ui/texts'
import { EdibilityLabel } from './edibility-label'
import { Plate } from './plate'

interface SpeciesBlockProps {
  species: SpeciesCard
  /** The growing guide to link to, unless the page is that guide. */
  guideSlug?: string | null
  /** The list of its products, if there are any. */
  productsPath?: string | null
}

/** The list of a type; the potency of the species where it is psychoactive and its potency is published. */
function typePath(species: SpeciesCard, type: string): string {
  return type === 'psychoactive' && species.hasPotency
    ? potencyPath(species)
    : `/mushrooms/species/type/${type}`
}

function Names({ species: { commonName, otherNames = [] } }: Pick<SpeciesBlockProps, 'species'>) {
  if (!commonName) return null
  return (
    <p>
      <InlineList texts={[commonName, ...otherNames]} separator={middleDot} />
    </p>
  )
}

/** A species beside other content: names, edibility, rating and links. */
export function SpeciesBlock({ species, guideSlug = null, productsPath = null }: SpeciesBlockProps) {
  const t = useTranslations('species')
  const products = useTranslations('products')
  const locale = useLocale()
  const { slug, scientificName, variation, edibility, types, averageRating, ratingCount } = species
  return (
    // An article is no landmark, of which a page with many species would have a crowd.
    <article className="species-block" aria-label={scientificName}>
      <div className={species.image ? 'plate photograph' : 'plate'}>
        {species.traits ? <Plate species={species} alt="" /> : <p className="no-image">{t('noImage')}</p>}
      </div>
      <div className="stack-tight">
        <p className="binomial species-block-name">
          <a href={localePath(locale, documentPath('mushrooms', slug))}>
            {variation ?? <TaxonName name={scientificName} />}
          </a>
        </p>
        <Names species={species} />
        <p>
          <EdibilityLabel edibility={edibility} tag />
        </p>
        {/* Nobody waits for ratings of what poisons. */}
        {ratingCount === 0 && isToxic(edibility) ? null : (
          <p>
            <RatingSummary average={averageRating} count={ratingCount} of="ratings" />
          </p>
        )}
        <ul className="chips">
          {types.map((type) => (
            <li key={type.slug}>
              <a className="chip" href={localePath(locale, typePath(species, type.slug))}>
                <InlineText text={type.title} />
              </a>
            </li>
          ))}
        </ul>
        {guideSlug ? (
          <p>
            <a href={localePath(locale, documentPath('growingguides', guideSlug))}>
              {t('hero.growingGuide')}
            </a>
          </p>
        ) : null}
        {productsPath ? (
          <p>
            <a href={localePath(locale, productsPath)}>{products('viewProducts')}</a>
          </p>
        ) : null}
      </div>
    </article>
  )
}
