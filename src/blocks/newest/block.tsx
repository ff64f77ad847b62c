import { ViewAll } from '@/blocks/block-row'
import { ListedCard } from '@/blocks/listed-card'
import type { NewestBlockView } from '@/blocks/views'
import { viewAll } from '@/foundation/routing/paths'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'
import type { NewestData } from './load'

const lists = {
  growingguides: { className: 'guide-list', title: 'site.homePage.guides', all: 'site.homePage.allGuides' },
  posts: { className: 'post-list', title: 'articles.posts.newest', all: 'articles.posts.all' },
  recipes: { className: 'dishes in-row', title: 'recipes.newest', all: 'recipes.all' },
} as const

/** The newest entries of a collection. */
export function NewestBlock({ id, heading, lang, data }: NewestBlockView & { data: NewestData }) {
  const { collection, cards } = data
  const t = useTranslations()
  const { className, title, all } = lists[collection]
  return (
    <Row id={`newest-${id}`} title={heading ? <span lang={lang}>{heading}</span> : t(title)}>
      <div className="row-wide stack">
        <ul className={className}>
          {cards.map((card) => (
            <ListedCard key={card.id} collection={collection} card={card} />
          ))}
        </ul>
        <ViewAll to={viewAll[collection]}>{t(all)}</ViewAll>
      </div>
    </Row>
  )
}
