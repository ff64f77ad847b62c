import { getTranslations } from 'next-intl/server'
import { BlockRow, ViewAll } from '@/blocks/block-row'
import { idsOf, selectedCards } from '@/blocks/listed'
import { ListedCard } from '@/blocks/listed-card'
import { isShopOnSpecies } from '@/blocks/shops'
import type { RelatedBlockView } from '@/blocks/views'
import { getRelatedCards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { viewAll } from '@/foundation/routing/paths'

const collections = {
  relatedMushrooms: 'mushrooms',
  relatedGuides: 'growingguides',
  relatedProducts: 'products',
} as const

/** The number of cards in a row of the grid. */
const cardsPerRow = { mushrooms: 4, growingguides: 3, products: 4 } as const

/** Documents that an editor selected, or else those related to the page's document. */
export async function RelatedBlock({ page, ...block }: RelatedBlockView & { page: ContributionContext }) {
  const { blockType, id, heading, lang, items } = block
  const collection = collections[blockType]
  if (isShopOnSpecies(collection, page)) return null
  dependsOn([tags.list(collection)])
  const cards = items?.length
    ? await selectedCards(page.reader, collection, idsOf(items))
    : await getRelatedCards(page.reader, { collection, to: page.subject, limit: cardsPerRow[collection] })
  if (cards.length === 0) return null
  const t = await getTranslations('blocks')
  return (
    <BlockRow id={`related-${id}`} heading={heading} lang={lang} defaultHeading={t(`related.${collection}`)}>
      <div className="stack">
        <ul className={collection === 'growingguides' ? 'guide-list' : 'four-cards'}>
          {cards.map((card) => (
            <ListedCard key={card.id} collection={collection} card={card} />
          ))}
        </ul>
        <ViewAll to={viewAll[collection]}>{t(`viewAll.${collection}`)}</ViewAll>
      </div>
    </BlockRow>
  )
}
