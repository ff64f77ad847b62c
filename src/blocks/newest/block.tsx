import { getTranslations } from 'next-intl/server'
import { ViewAll } from '@/blocks/block-row'
import { ListedCard } from '@/blocks/listed-card'
import type { NewestBlockView } from '@/blocks/views'
import { getListPage } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { viewAll } from '@/foundation/routing/paths'
import { Row } from '@/ui/row'
import { newestCollections } from './collections'

const lists = {
  growingguides: { className: 'guide-list', title: 'site.homePage.guides', all: 'site.homePage.allGuides' },
  posts: { className: 'post-list', title: 'articles.posts.newest', all: 'articles.posts.all' },
  recipes: { className: 'dishes in-row', title: 'recipes.newest', all: 'recipes.all' },
} as const

const defaultLimit = 3

/** The newest entries of a collection; null where there are none. */
export async function NewestBlock({ page, ...block }: NewestBlockView & { page: ContributionContext }) {
  const { id, heading, lang, limit } = block
  const collection = newestCollections.find((known) => known === block.collection)
  if (!collection) return null
  dependsOn([tags.list(collection)])
  const { cards } = await getListPage(page.reader, {
    collection,
    sort: 'newest',
    page: 1,
    limit: limit || defaultLimit,
  })
  if (cards.length === 0) return null
  const t = await getTranslations()
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
