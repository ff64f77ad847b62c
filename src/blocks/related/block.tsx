import { getTranslations } from 'next-intl/server'
import { related } from '@/domains/listings/related'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import { viewAll } from '@/foundation/routing/paths'
import { BlockRow, ViewAll } from '../block-row'
import { isShopOnSpecies } from '../goods'
import { chosenCards, idOf } from '../listed'
import { ListedCard } from '../listed-card'
import type { RelatedBlockView } from '../views'
import type { VoicesOf } from '../voices'

const collections = {
  relatedMushrooms: 'mushrooms',
  relatedGuides: 'growingguides',
  relatedProducts: 'products',
} as const

/** As many as fill a line. */
const inLine = { mushrooms: 4, growingguides: 3, products: 4 } as const

/** What goes with the page's document, or what an editor chose; nothing where nothing does. */
export async function RelatedBlock({ page, ...block }: RelatedBlockView & { page: VoicesOf }) {
  const { blockType, id, heading, lang, items } = block
  const collection = collections[blockType]
  if (isShopOnSpecies(collection, page)) return null
  await dependsOn([tags.list(collection)])
  const cards = items?.length
    ? await chosenCards(page.reader, collection, items.map(idOf))
    : await related(page.reader, { collection, to: page.item, limit: inLine[collection] })
  if (cards.length === 0) return null
  const say = await getTranslations('blocks')
  return (
    <BlockRow id={`related-${id}`} heading={heading} lang={lang} otherwise={say(`related.${collection}`)}>
      <div className="stack">
        <ul className={collection === 'growingguides' ? 'guide-list' : 'four-cards'}>
          {cards.map((card) => (
            <ListedCard key={card.id} collection={collection} card={card} />
          ))}
        </ul>
        <ViewAll to={viewAll[collection]}>{say(`viewAll.${collection}`)}</ViewAll>
      </div>
    </BlockRow>
  )
}
