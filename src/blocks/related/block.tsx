import { BlockRow, ViewAll } from '@/blocks/block-row'
import { ListedCard } from '@/blocks/listed-card'
import type { RelatedBlockView } from '@/blocks/views'
import { viewAll } from '@/foundation/routing/paths'
import { useTranslations } from '@/ui/texts'
import type { RelatedData } from './load'

/** Documents that an editor selected, or else those related to the page's document. */
export function RelatedBlock({ id, heading, lang, data }: RelatedBlockView & { data: RelatedData }) {
  const { collection, cards } = data
  const t = useTranslations('blocks')
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
