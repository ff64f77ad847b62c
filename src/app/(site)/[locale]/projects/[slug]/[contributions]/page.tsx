import { dynamicRoute } from '@/app/(site)/next-page'
import { projectContributionsPage } from '@/site/pages/project-contributions'

const [generateMetadata, ProjectContributions] = dynamicRoute(projectContributionsPage)

export { generateMetadata, ProjectContributions as default }
