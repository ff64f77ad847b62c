import { staticRoute } from '@/app/(site)/next-page'
import { allRecipesPage } from '@/site/pages/all-recipes'

export function generateStaticParams() {
  return []
}

const [generateMetadata, AllRecipes] = staticRoute(allRecipesPage)

export { AllRecipes as default, generateMetadata }
