import { getTranslations } from 'next-intl/server'
import { BlockRow, ViewAll } from '@/blocks/block-row'
import { loadList } from '@/blocks/listed'
import { ListedCard } from '@/blocks/listed-card'
import { isListable, type ListableCollection } from '@/blocks/listed-collections'
import { mayNotShowShop } from '@/blocks/shops'
import type { ArchiveBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { viewAll } from '@/foundation/routing/paths'

const grids: Partial<Record<ListableCollection, string>> = {
  vendors: 'supplier-list',
  wholesale: 'supplier-list',
  dropshipping: 'supplier-list',
}

/** The first entries of a list, and the link to all of them. */
export async function ArchiveBlock({ page, ...block }: ArchiveBlockView & { page: ContributionContext }) {
  const { id, heading, lang, collection } = block
  if (!isListable(collection) || mayNotShowShop(collection, page)) return null
  const { cards, total } = await loadList(page.reader, { ...block, collection })
  const t = await getTranslations('blocks')
  return (
    <BlockRow id={`archive-${id}`} heading={heading} lang={lang} defaultHeading={t(`headings.${collection}`)}>
      {total === 0 ? (
        <p>{t(collection === 'products' ? 'empty.products' : 'empty.items')}</p>
      ) : (
        <div className="stack">
          <p className="caption numeric">{t('found', { shown: cards.length, total })}</p>
          <ul className={grids[collection] ?? 'archive-grid'}>
            {cards.map((card) => (
              <ListedCard key={card.id} collection={collection} card={card} />
            ))}
          </ul>
          <ViewAll to={viewAll[collection]}>{t(`viewAll.${collection}`)}</ViewAll>
        </div>
      )}
    </BlockRow>
  )
}
