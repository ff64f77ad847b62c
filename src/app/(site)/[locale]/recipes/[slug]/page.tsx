import { staticRoute } from '@/app/(site)/next-page'
import { recipePage } from '@/site/pages/recipe'

export function generateStaticParams() {
  return []
}

const [generateMetadata, Recipe] = staticRoute(recipePage)

export { generateMetadata, Recipe as default }
