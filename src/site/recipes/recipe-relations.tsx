import { getLocale, getTranslations } from 'next-intl/server'
import { getRelatedCards } from '@/domains/catalog/query'
import { ProductItem } from '@/domains/products/components/product-item'
import { RecipeItem } from '@/domains/recipes/components/recipe-item'
import type { RecipeView } from '@/domains/recipes/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { localePath } from '@/foundation/routing/locale-path'
import { pageReader } from '@/site/page-reader'
import { Row } from '@/ui/row'
import { goodsOfRecipe } from './goods-of-recipe'

const maxRelated = 3

/** What the market has for a recipe, and recipes with the same species. */
export async function RecipeRelations({ recipe }: { recipe: RecipeView }) {
  const locale = await getLocale()
  const reader = await pageReader(locale)
  const t = await getTranslations('recipes')
  const to = { relationTo: 'recipes', value: recipe.id }
  const [goods, related] = await Promise.all([
    goodsOfRecipe(reader, recipe.species),
    getRelatedCards(reader, { collection: 'recipes', to, limit: maxRelated }),
  ])
  dependsOn(related.map(({ id }) => tags.card('recipes', id)))
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
                  <i className="binomial">{scientificName}</i>
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
