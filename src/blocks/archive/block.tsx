import { BlockRow, ViewAll } from '@/blocks/block-row'
import { ListedCard } from '@/blocks/listed-card'
import type { ListableCollection } from '@/blocks/listed-collections'
import type { ArchiveBlockView } from '@/blocks/views'
import { useTranslations } from '@/ui/texts'
import type { ArchiveData } from './load'

const grids: Partial<Record<ListableCollection, string>> = {
  vendors: 'supplier-list',
  wholesale: 'supplier-list',
  dropshipping: 'supplier-list',
}

/** The first entries of a list, and the link to all of them. */
export function ArchiveBlock({ id, heading, lang, data }: ArchiveBlockView & { data: ArchiveData }) {
  const { all, collection, cards, total } = data
  const t = useTranslations('blocks')
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
          <ViewAll to={all}>
            {all.includes('?') ? t('viewAllFound', { total }) : t(`viewAll.${collection}`)}
          </ViewAll>
        </div>
      )}
    </BlockRow>
  )
}
