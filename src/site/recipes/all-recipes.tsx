import { getTranslations } from 'next-intl/server'
import { queryList } from '@/domains/catalog/components/query-list'
import { filterCount, type ListQuery } from '@/domains/catalog/filters/list-query'
import { RecipeItem } from '@/domains/recipes/components/recipe-item'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { pagePath } from '@/foundation/routing/page-path'
import { viewAll } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import type { PageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { ListPage, type ListPagePart } from '@/site/lists/list-page'
import { filteredTitle, ListTitle } from '@/site/lists/list-title'
import { pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'

const path = viewAll.recipes

const defaultSort = 'newest'
const sorts = [defaultSort, 'title', 'rating', 'likes'] as const

async function loadList(locale: Locale, query: ListQuery) {
  const route = { collection: 'recipes', locale, path } as const
  return {
    route,
    list: await queryList({ reader: await pageReader(locale), route, query, defaultSort, sorts }),
  }
}

export async function allRecipesMetadata(locale: Locale, query: ListQuery): Promise<PageMetadata> {
  const t = await getTranslations({ locale })
  const { list } = await loadList(locale, query)
  const title = await filteredTitle(t('recipes.title'), list.chips)
  return {
    locale,
    path: pagePath(path, query.page),
    title: query.page === 1 ? title : `${title}, ${t('archive.pageTitle', { page: query.page })}`,
    description: t('recipes.lead'),
    feed: path,
  }
}

interface AllRecipesProps {
  locale: Locale
  query: ListQuery
  part?: ListPagePart
}

/** One page of all recipes, filtered by the query; the newest first. */
export async function AllRecipes({ locale, query, part }: AllRecipesProps) {
  const t = await getTranslations('recipes')
  const { route, list } = await loadList(locale, query)
  dependsOn([tags.list('recipes'), tags.list('mushrooms')])
  if (query.page > list.result.pages) notFound()
  const hasLeading = query.page === 1 && filterCount(list.query.filters) === 0
  const title = <ListTitle title={t('title')} chips={list.chips} />
  return (
    <ListPage
      route={route}
      crumbs={crumbsTo(locale, pagePath(path, query.page), { label: t('title') })}
      part={part}
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
