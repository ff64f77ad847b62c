import { staticRoute } from '@/app/(site)/next-page'
import { projectPage } from '@/site/pages/project'

export function generateStaticParams() {
  return []
}

const [generateMetadata, Project] = staticRoute(projectPage)

export { generateMetadata, Project as default }
