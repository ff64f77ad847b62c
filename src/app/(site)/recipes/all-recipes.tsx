import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ArchiveHead } from '@/app/(site)/lists/archive-head'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/app/(site)/site-shell/breadcrumbs'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { pageReader } from '@/app/page-reader'
import { Archive } from '@/domains/archives/components/archive'
import { pageSize } from '@/domains/archives/limits'
import { getListPage } from '@/domains/catalog/query'
import { RecipeItem } from '@/domains/recipes/components/recipe-item'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { pagePath } from '@/foundation/routing/page-path'
import { viewAll } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'

const path = viewAll.recipes

export async function allRecipesMetadata(locale: Locale, page: number): Promise<Metadata> {
  const t = await getTranslations({ locale })
  const first = t('recipes.title')
  return pageMetadata({
    locale,
    path: pagePath(path, page),
    title: page === 1 ? first : `${first}, ${t('archive.pageTitle', { page })}`,
    description: t('recipes.lead'),
    feed: path,
  })
}

/** One page of all recipes, the newest first. */
export async function AllRecipes({ locale, page }: { locale: Locale; page: number }) {
  const t = await getTranslations('recipes')
  const { cards, ...listing } = await getListPage(await pageReader(locale), {
    collection: 'recipes',
    sort: 'newest',
    page,
    limit: pageSize,
  })
  dependsOn([tags.list('recipes')])
  if (page > listing.pages) notFound()
  const crumbs = await crumbsTo(pagePath(path, page), { label: t('title') })
  return (
    <SiteShell path={pagePath(path, page)} tone="food">
      <Breadcrumbs crumbs={crumbs} />
      <ArchiveHead title={t('title')} lead={t('lead')} />
      <Archive listing={listing} path={path} note={t('timeNote')}>
        <ul className="dishes">
          {cards.map((recipe, index) => (
            <RecipeItem
              key={recipe.id}
              recipe={recipe}
              isLeading={page === 1 && index === 0}
              urgent={index === 0}
            />
          ))}
        </ul>
      </Archive>
    </SiteShell>
  )
}
