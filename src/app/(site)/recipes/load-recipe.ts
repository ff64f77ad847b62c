import { notFound } from 'next/navigation'
import { cache } from 'react'
import { pageReader } from '@/app/page-reader'
import { getRecipe } from '@/domains/recipes/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'

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
  if (!recipe) notFound()
  return recipe
})
