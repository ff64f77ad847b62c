import type { Metadata } from 'next'
import { type SearchParams, singleParam } from '@/foundation/routing/search-params'
import { RecipePage, recipeMetadata } from '@/site/recipes/recipe-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  return recipeMetadata({ locale: localeOf(rest), slug }, false)
}

/**
 * A recipe for other servings or units, rendered for each request. `next.config.ts` rewrites addresses with `serves` or
 * `units` to this page.
 */
export default async function RecipeServingPage({ params, searchParams }: Props) {
  const { slug, ...rest } = await params
  const query = await searchParams
  const serving = { serves: singleParam(query, 'serves'), units: singleParam(query, 'units') }
  return <RecipePage locale={localeOf(rest)} slug={slug} params={serving} />
}
