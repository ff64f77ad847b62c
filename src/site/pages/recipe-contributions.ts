import { getRecipe } from '@/domains/recipes/queries'
import { documentPath } from '@/foundation/routing/paths'
import { contributionsPage } from '@/site/contributions/contributions-page'

export const recipeContributionsPage = contributionsPage(async ({ params: { slug }, reader }) => {
  const recipe = await getRecipe(reader, slug)
  if (!recipe) return null
  return {
    subject: { relationTo: 'recipes', value: recipe.id },
    title: recipe.card.name,
    path: documentPath('recipes', slug),
  }
})
