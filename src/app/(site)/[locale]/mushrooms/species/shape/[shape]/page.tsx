import { staticRoute } from '@/app/(site)/next-page'
import { allOfShapePage } from '@/site/pages/all-of-shape'

export function generateStaticParams() {
  return []
}

const [generateMetadata, AllOfShape] = staticRoute(allOfShapePage)

export { AllOfShape as default, generateMetadata }
