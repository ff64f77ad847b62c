import { getAuthorName } from '@/domains/contributions/server/author-name'
import { findBySlug, type Reader } from '@/foundation/payload/reader'
import { type RecipeView, recipeView } from './view'

/** Depth 2 brings the look-alikes of each species and the sources of its figures. */
const options = {
  depth: 2,
  populate: {
    mushrooms: {
      _status: true,
      slug: true,
      meta: { image: true },
      specie: {
        scientificName: true,
        variation: true,
        commonNames: true,
        edibility: true,
        psychoactive: true,
        traits: true,
        safety: true,
        lookAlikeSpecies: true,
        nutrients: true,
      },
    },
    references: {
      title: true,
      authors: true,
      publication: true,
      year: true,
      link: true,
      summary: true,
      _status: true,
    },
  },
} as const

/** Returns the recipe with a slug; null if there is none or the reader may not see it. */
export async function getRecipe(reader: Reader, slug: string): Promise<RecipeView | null> {
  const recipe = await findBySlug(reader, 'recipes', slug, options)
  return recipe && recipeView(recipe, await getAuthorName(reader, 'recipes', recipe.id))
}
