import type { Page } from '@/site/page'
import { loadRecipePage, type RecipePageData } from '@/site/recipes/load-recipe'
import { RecipePage, recipeHead } from '@/site/recipes/recipe-page'

/** A recipe as it is written. */
export const recipePage: Page<RecipePageData, { slug: string }> = {
  load: ({ params, reader }) => loadRecipePage(reader, params.slug),
  head: (data, { locale }) => recipeHead(data, locale),
  View: RecipePage,
}
