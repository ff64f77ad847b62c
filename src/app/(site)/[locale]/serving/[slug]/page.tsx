import { dynamicRoute } from '@/app/(site)/next-page'
import { recipeServingPage } from '@/site/pages/recipe-serving'

const [generateMetadata, RecipeServing] = dynamicRoute(recipeServingPage)

export { generateMetadata, RecipeServing as default }
