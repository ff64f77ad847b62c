import { queryList } from '@/domains/catalog/components/query-list'
import { filterCount, type ListQuery } from '@/domains/catalog/filters/list-query'
import { RecipeItem } from '@/domains/recipes/components/recipe-item'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { translator } from '@/foundation/i18n/translator'
import type { Reader } from '@/foundation/payload/reader'
import { pagePath } from '@/foundation/routing/page-path'
import { viewAll } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import type { PageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { ListPage } from '@/site/lists/list-page'
import { filteredTitle, ListTitle } from '@/site/lists/list-title'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { useTranslations } from '@/ui/texts'

const path = viewAll.recipes

const defaultSort = 'newest'
const sorts = [defaultSort, 'title', 'rating', 'likes'] as const

/** Reads one page of all recipes, filtered by the query; throws the signal for 404 beyond the last. */
export async function loadAllRecipes(reader: Reader, query: ListQuery) {
  const route = { collection: 'recipes', locale: reader.locale, path } as const
  const list = await queryList({ reader, route, query, defaultSort, sorts })
  dependsOn([tags.list('recipes'), tags.list('mushrooms')])
  if (query.page > list.result.pages) notFound()
  return { route, query, list }
}

export type AllRecipesData = Awaited<ReturnType<typeof loadAllRecipes>>

export function allRecipesHead({ route: { locale }, query, list }: AllRecipesData): PageMetadata {
  const t = translator(locale)
  const title = filteredTitle(locale, t('recipes.title'), list.chips)
  return {
    locale,
    path: pagePath(path, query.page),
    title: query.page === 1 ? title : `${title}, ${t('archive.pageTitle', { page: query.page })}`,
    description: t('recipes.lead'),
    feed: path,
  }
}

interface AllRecipesProps extends AllRecipesData {}

/** One page of all recipes, filtered by the query; the newest first. */
export function AllRecipes({ route, query, list }: AllRecipesProps) {
  const t = useTranslations('recipes')
  const hasLeading = query.page === 1 && filterCount(list.query.filters) === 0
  const title = <ListTitle title={t('title')} chips={list.chips} />
  return (
    <ListPage
      route={route}
      crumbs={crumbsTo(route.locale, pagePath(path, query.page), { label: t('title') })}
      title={title}
      head={<ArchiveHead title={title} lead={t('lead')} />}
      list={list}
      sorts={sorts}
      defaultSort={defaultSort}
      note={<p className="caption">{t('timeNote')}</p>}
      tone="food"
      grid="dishes in-row"
    >
      {list.result.cards.map((recipe, index) => (
        <RecipeItem
          key={recipe.id}
          recipe={recipe}
          isLeading={hasLeading && index === 0}
          urgent={index === 0}
        />
      ))}
    </ListPage>
  )
}
