import { TaxonName } from '@/domains/cards/taxon-name'
import { CookingRule } from '@/domains/species/components/cooking-rule'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { SpeciesBlock } from '@/domains/species/components/species-block'
import { allowsProductLinks, isEdible, isToxic } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import { viewAll } from '@/foundation/routing/paths'
import { useTranslations } from '@/ui/texts'

/** From this many species on, they stand in two columns. */
const twoColumnsFrom = 3

interface SpeciesProps {
  species: readonly SpeciesCard[]
}

/** Categories of mushrooms that their buyers cook. */
const uncooked = ['fresh', 'foraged', 'dehydrated', 'freeze-dried'].map((slug) => `products/mushroom/${slug}`)

interface ProductSpeciesProps extends SpeciesProps {
  categories: readonly { path: string }[]
  /** The slug of the growing guide of each species, by the slug of the species. */
  guides: ReadonlyMap<string, string>
}

/** Warns of toxic and psychoactive species. Shown before the price. */
export function SpeciesWarning({ species }: SpeciesProps) {
  const t = useTranslations('products')
  const dangerous = species.filter(({ edibility }) => isToxic(edibility) || edibility === 'psychoactive')
  return dangerous.map(({ id, scientificName, edibility }) => (
    <p className="product-warning" key={id}>
      <EdibilityLabel edibility={edibility} tag />{' '}
      <i>
        <TaxonName name={scientificName} />
      </i>
      . {t(isToxic(edibility) ? 'poisonousNote' : 'psychoactiveNote')}
    </p>
  ))
}

/** The species that the product contains or grows into, each with its edibility. */
export function ProductSpecies({ species, guides, categories }: ProductSpeciesProps) {
  const t = useTranslations('products')
  const isCooked = categories.some(({ path }) => uncooked.includes(path))
  if (species.length === 0) return null
  return (
    <section className="product-species stack-tight" aria-labelledby="made-of">
      <h2 className="eyebrow" id="made-of">
        {t('speciesTitle')}
      </h2>
      <div className={species.length < twoColumnsFrom ? 'stack-tight' : 'product-species-columns'}>
        {species.map((card) => (
          <div key={card.id}>
            <SpeciesBlock
              species={card}
              guideSlug={guides.get(card.slug)}
              productsPath={
                allowsProductLinks(card.edibility) ? `${viewAll.products}?species=${card.slug}` : null
              }
            />
            {isCooked && card.cooking ? (
              <p>
                <CookingRule cooking={card.cooking} />
              </p>
            ) : null}
            {isEdible(card.edibility) ? <p className="caption">{t('expertOnly')}</p> : null}
          </div>
        ))}
      </div>
    </section>
  )
}
