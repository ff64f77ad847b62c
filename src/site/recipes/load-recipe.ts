import { cache } from 'react'
import { getCards } from '@/domains/catalog/query'
import { getRecipe } from '@/domains/recipes/queries'
import type { RecipeView } from '@/domains/recipes/view'
import { byDanger, isToxic } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { documentPath } from '@/foundation/routing/paths'
import { pageReader } from '@/site/page-reader'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'

/** Reads a recipe, once a request; responds with 404 where there is no such recipe. */
export const loadRecipe = cache(async (locale: Locale, slug: string) => {
  const reader = await pageReader(locale)
  const recipe = await getRecipe(reader, slug)
  dependsOn([
    tags.slug('recipes', slug),
    ...(recipe ? [tags.document('recipes', recipe.id), tags.activity('recipes', recipe.id)] : []),
    ...Object.entries(recipe?.shown ?? {}).flatMap(([collection, ids]) =>
      ids.map((id) => tags.document(collection, id)),
    ),
  ])
  if (!recipe) return movedOrNotFound(locale, documentPath('recipes', slug))
  return recipe
})

/** The poisonous and deadly look-alikes of a recipe's species that have a page, the deadliest first. */
export async function dangerousLookAlikes(locale: Locale, { species }: RecipeView): Promise<SpeciesCard[]> {
  const ids = species.flatMap(({ lookAlikeIds }) => lookAlikeIds)
  const cards = await getCards(await pageReader(locale), 'mushrooms', [...new Set(ids)])
  return cards.filter(({ edibility }) => isToxic(edibility)).sort(byDanger)
}
