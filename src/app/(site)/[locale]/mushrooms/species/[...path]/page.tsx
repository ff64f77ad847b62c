import { staticRoute } from '@/app/(site)/next-page'
import { taxonomyPage } from '@/site/pages/taxonomy'

export function generateStaticParams() {
  return []
}

const [generateMetadata, Taxonomy] = staticRoute(taxonomyPage)

export { generateMetadata, Taxonomy as default }
