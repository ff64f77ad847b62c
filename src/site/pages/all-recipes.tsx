import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { pageMetadata } from '@/foundation/seo/metadata'
import { type ListParams, listPageNumber } from '@/site/lists/list-params'
import type { Page } from '@/site/page'
import { AllRecipes, type AllRecipesData, allRecipesHead, loadAllRecipes } from '@/site/recipes/all-recipes'

/** One page of all recipes. */
export const allRecipesPage: Page<AllRecipesData, ListParams> = {
  load: ({ reader, params }) => loadAllRecipes(reader, unfilteredQuery(listPageNumber(params))),
  head: (data) => pageMetadata(allRecipesHead(data)),
  View: AllRecipes,
}
