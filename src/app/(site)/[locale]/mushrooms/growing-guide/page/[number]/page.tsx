import { staticRoute } from '@/app/(site)/next-page'
import { allGuidesPage } from '@/site/pages/all-guides'

export function generateStaticParams() {
  return []
}

const [generateMetadata, AllGuides] = staticRoute(allGuidesPage)

export { AllGuides as default, generateMetadata }
