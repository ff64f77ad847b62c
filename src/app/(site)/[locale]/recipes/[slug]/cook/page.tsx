import { staticRoute } from '@/app/(site)/next-page'
import { cookingPage } from '@/site/pages/cooking'

export function generateStaticParams() {
  return []
}

const [generateMetadata, Cooking] = staticRoute(cookingPage)

export { Cooking as default, generateMetadata }
