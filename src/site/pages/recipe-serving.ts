import type { ServingParams } from '@/domains/recipes/scale'
import { singleParam } from '@/foundation/routing/search-params'
import type { Page, SiteRequest } from '@/site/page'
import { loadRecipePage, type RecipePageData } from '@/site/recipes/load-recipe'
import { RecipePage, recipeHead } from '@/site/recipes/recipe-page'

interface Data extends RecipePageData {
  params: ServingParams
}

async function load({ params: { slug }, query, reader }: SiteRequest<{ slug: string }>): Promise<Data> {
  const params = { serves: singleParam(query, 'serves'), units: singleParam(query, 'units') }
  return { ...(await loadRecipePage(reader, slug)), params }
}

/**
 * A recipe for other servings or units, rendered for each request: `site/routes.ts` leads addresses with `serves` or
 * `units` to this page.
 */
export const recipeServingPage: Page<Data, { slug: string }> = {
  load,
  head: (data, { locale }) => recipeHead(data, locale, false),
  View: RecipePage,
  maxAge: 0,
}
