import { getTranslations } from 'next-intl/server'
import { viewAll } from '@/foundation/routing/paths'
import { BlockRow, ViewAll } from '../block-row'
import { isShopOnSpecies } from '../goods'
import { listed } from '../listed'
import { ListedCard } from '../listed-card'
import type { Placeable } from '../listed-collections'
import type { ArchiveBlockView } from '../views'
import type { VoicesOf } from '../voices'

const grids: Partial<Record<Placeable, string>> = {
  vendors: 'supplier-list',
  wholesale: 'supplier-list',
  dropshipping: 'supplier-list',
}

/** The beginning of a list, and the way to all of it. */
export async function ArchiveBlock({ page, ...block }: ArchiveBlockView & { page: VoicesOf }) {
  const { id, heading, lang, collection } = block
  if (isShopOnSpecies(collection, page)) return null
  const { cards, total } = await listed(page.reader, block)
  const say = await getTranslations('blocks')
  return (
    <BlockRow id={`archive-${id}`} heading={heading} lang={lang} otherwise={say(`headings.${collection}`)}>
      {total === 0 ? (
        <p>{say(collection === 'products' ? 'empty.products' : 'empty.items')}</p>
      ) : (
        <div className="stack">
          <p className="caption numeric">{say('found', { shown: cards.length, total })}</p>
          <ul className={grids[collection] ?? 'archive-grid'}>
            {cards.map((card) => (
              <ListedCard key={card.id} collection={collection} card={card} />
            ))}
          </ul>
          <ViewAll to={viewAll[collection]}>{say(`viewAll.${collection}`)}</ViewAll>
        </div>
      )}
    </BlockRow>
  )
}
