import { getTranslations } from 'next-intl/server'
import { BlockRow, ViewAll } from '@/blocks/block-row'
import { idsOf, selectedCards } from '@/blocks/listed'
import { ListedCard } from '@/blocks/listed-card'
import { mayNotShowShop } from '@/blocks/shops'
import type { RelatedBlockView } from '@/blocks/views'
import { getRelatedCards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { viewAll } from '@/foundation/routing/paths'
import { relatedCollections } from './collections'

/** Guides have wider cards than the others. */
const grids = {
  growingguides: { className: 'guide-list', cardsPerRow: 3 },
  others: { className: 'four-cards', cardsPerRow: 4 },
} as const

/** Documents that an editor selected, or else those related to the page's document. */
export async function RelatedBlock({ page, ...block }: RelatedBlockView & { page: ContributionContext }) {
  const { blockType, id, heading, lang, items } = block
  const collection = relatedCollections[blockType]
  const { className, cardsPerRow } = grids[collection === 'growingguides' ? collection : 'others']
  if (mayNotShowShop(collection, page)) return null
  const cards = items?.length
    ? await selectedCards(page.reader, collection, idsOf(items))
    : await getRelatedCards(page.reader, { collection, to: page.subject, limit: cardsPerRow })
  dependsOn(cards.map(({ id: card }) => tags.card(collection, card)))
  if (cards.length === 0) return null
  const t = await getTranslations('blocks')
  return (
    <BlockRow id={`related-${id}`} heading={heading} lang={lang} defaultHeading={t(`related.${collection}`)}>
      <div className="stack">
        <ul className={className}>
          {cards.map((card) => (
            <ListedCard key={card.id} collection={collection} card={card} />
          ))}
        </ul>
        <ViewAll to={viewAll[collection]}>{t(`viewAll.${collection}`)}</ViewAll>
      </div>
    </BlockRow>
  )
}
