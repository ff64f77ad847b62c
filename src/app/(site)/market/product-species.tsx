import { useTranslations } from 'next-intl'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { SpeciesBlock } from '@/domains/species/components/species-block'
import { isEaten, isToxic, mayLeadToProducts } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import { viewAll } from '@/foundation/routing/paths'

interface SpeciesProps {
  species: readonly SpeciesCard[]
}

/** What its species does to whoever eats it stands before the price. */
export function Warning({ species }: SpeciesProps) {
  const t = useTranslations('products')
  const grave = species.filter(({ edibility }) => isToxic(edibility) || edibility === 'psychoactive')
  return grave.map(({ id, scientificName, edibility }) => (
    <p className="product-warning" key={id}>
      <EdibilityLabel edibility={edibility} tag /> <i>{scientificName}</i>.{' '}
      {t(isToxic(edibility) ? 'danger' : 'mind')}
    </p>
  ))
}

/** The species it is made of or grows into, each with its class. */
export function MadeOf({ species }: SpeciesProps) {
  const t = useTranslations('products')
  if (species.length === 0) return null
  return (
    <section className="made-of stack-tight" aria-labelledby="made-of">
      <h2 className="eyebrow" id="made-of">
        {t('madeOf')}
      </h2>
      {species.map((one) => (
        <div key={one.id}>
          <SpeciesBlock
            species={one}
            productsPath={mayLeadToProducts(one.edibility) ? `${viewAll.products}?species=${one.slug}` : null}
          />
          {isEaten(one.edibility) ? <p className="caption">{t('certainty')}</p> : null}
        </div>
      ))}
    </section>
  )
}
