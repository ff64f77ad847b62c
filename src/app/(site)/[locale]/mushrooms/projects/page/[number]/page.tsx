import { staticRoute } from '@/app/(site)/next-page'
import { allProjectsPage } from '@/site/pages/all-articles'

export function generateStaticParams() {
  return []
}

const [generateMetadata, AllProjects] = staticRoute(allProjectsPage)

export { AllProjects as default, generateMetadata }
