import { TaxonName } from '@/domains/cards/taxon-name'
import { ProductItem } from '@/domains/products/components/product-item'
import { RecipeItem } from '@/domains/recipes/components/recipe-item'
import { localePath } from '@/foundation/routing/locale-path'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import type { RecipePageData } from './load-recipe'

/** What the market has for a recipe, and recipes with the same species. */
export function RecipeRelations({ goods, related }: Pick<RecipePageData, 'goods' | 'related'>) {
  const t = useTranslations('recipes')
  const locale = useLocale()
  return (
    <>
      {goods.length > 0 ? (
        <Row id="buy" title={t('buy.title')} note={t('buy.note')}>
          <div className="row-wide stack">
            {goods.map(({ scientificName, path, cards }) => (
              <div key={path} className="stack">
                <ul className="four-cards">
                  {cards.map((card) => (
                    <ProductItem key={card.id} product={card} />
                  ))}
                </ul>
                <p>
                  <a href={localePath(locale, path)}>{t('buy.all')}</a>{' '}
                  <i className="binomial">
                    <TaxonName name={scientificName} />
                  </i>
                </p>
              </div>
            ))}
          </div>
        </Row>
      ) : null}
      {related.length > 0 ? (
        <Row id="related" title={t('related')}>
          <ul className="row-wide dishes in-row">
            {related.map((card) => (
              <RecipeItem key={card.id} recipe={card} />
            ))}
          </ul>
        </Row>
      ) : null}
    </>
  )
}
