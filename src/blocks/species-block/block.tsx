import { getTranslations } from 'next-intl/server'
import { BlockRow } from '@/blocks/block-row'
import { idsOf, selectedCards } from '@/blocks/listed'
import { mayNotShowShop } from '@/blocks/shops'
import { getSpeciesGuides } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { SpeciesBlock } from '@/domains/species/components/species-block'
import { allowsProductLinks } from '@/domains/species/edibility'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { viewAll } from '@/foundation/routing/paths'
import type { SpeciesBlockView } from './view'

/** From this many species on, they stand in two columns. */
const twoColumnsFrom = 3

/** Selected species beside other content: name, edibility, rating and links. */
export async function SpeciesListBlock({ page, ...block }: SpeciesBlockView & { page: ContributionContext }) {
  const { id, heading, lang, species } = block
  const t = await getTranslations('species')
  const cards = await selectedCards(page.reader, 'mushrooms', idsOf(species))
  dependsOn(cards.map((card) => tags.facet('growingguides', `species:${card.id}`)))
  const guides = await getSpeciesGuides(page.reader, cards)
  const hasProducts = !mayNotShowShop('products', page)
  return (
    <BlockRow id={`species-${id}`} heading={heading} lang={lang}>
      {cards.length === 0 ? (
        <p>{t('noSpeciesAvailable')}</p>
      ) : (
        <div className="species-columns" data-columns={cards.length < twoColumnsFrom ? 1 : 2}>
          {cards.map((card) => (
            <SpeciesBlock
              key={card.id}
              species={card}
              guideSlug={guides.get(card.slug)}
              productsPath={
                hasProducts && allowsProductLinks(card.edibility)
                  ? `${viewAll.products}?species=${card.slug}`
                  : null
              }
            />
          ))}
        </div>
      )}
    </BlockRow>
  )
}
