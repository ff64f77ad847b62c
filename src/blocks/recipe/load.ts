import { idsOf, selectedCards } from '@/blocks/listed'
import type { RecipeBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { getRecipe } from '@/domains/recipes/queries'
import type { RecipeView } from '@/domains/recipes/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'

/** Reads the recipe that an editor selected; null if it is no longer published. */
export async function loadRecipeBlock(
  block: RecipeBlockView,
  { reader }: ContributionContext,
): Promise<RecipeView | null> {
  const [card] = await selectedCards(reader, 'recipes', idsOf([block.recipe ?? null]))
  const recipe = card ? await getRecipe(reader, card.slug) : null
  if (!recipe) return null
  dependsOn(
    Object.entries(recipe.shown).flatMap(([collection, ids]) =>
      ids.map((id) => tags.document(collection, id)),
    ),
  )
  return recipe
}
