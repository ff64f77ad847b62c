import { staticRoute } from '@/app/(site)/next-page'
import { speciesPage } from '@/site/pages/species'

export const revalidate = 86_400

export function generateStaticParams() {
  return []
}

const [generateMetadata, Species] = staticRoute(speciesPage)

export { generateMetadata, Species as default }
