import { dynamicRoute } from '@/app/(site)/next-page'
import { postContributionsPage } from '@/site/pages/post-contributions'

const [generateMetadata, PostContributions] = dynamicRoute(postContributionsPage)

export { generateMetadata, PostContributions as default }
