import { getAuthorName } from '@/domains/contributions/server/author-name'
import { as, findBySlug, type Reader } from '@/foundation/payload/reader'
import type { Recipe, Reference } from '@/payload-types'
import { figureSources, type RecipeView, recipeView } from './view'

const options = {
  depth: 1,
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
        cooking: true,
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

/** The references of the figures of a recipe's species, by id. */
async function getFigureSources(reader: Reader, recipe: Recipe): Promise<Map<string, Reference>> {
  const ids = figureSources(recipe)
  if (ids.length === 0) return new Map()
  const { docs } = await reader.payload.find({
    ...as(reader),
    collection: 'references',
    depth: 0,
    pagination: false,
    where: { id: { in: ids } },
  })
  return new Map(docs.map((reference) => [reference.id, reference]))
}

/** Returns the recipe with a slug; null if there is none or the reader may not see it. */
export async function getRecipe(reader: Reader, slug: string): Promise<RecipeView | null> {
  const recipe = await findBySlug(reader, 'recipes', slug, options)
  if (!recipe) return null
  const [author, references] = await Promise.all([
    getAuthorName(reader, 'recipes', recipe.id),
    getFigureSources(reader, recipe),
  ])
  return recipeView(recipe, { author, references })
}
