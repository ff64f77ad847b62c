import { dynamicRoute } from '@/app/(site)/next-page'
import { recipeContributionsPage } from '@/site/pages/recipe-contributions'

const [generateMetadata, RecipeContributions] = dynamicRoute(recipeContributionsPage)

export { generateMetadata, RecipeContributions as default }
