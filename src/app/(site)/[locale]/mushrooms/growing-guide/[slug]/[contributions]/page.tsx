import { dynamicRoute } from '@/app/(site)/next-page'
import { guideContributionsPage } from '@/site/pages/guide-contributions'

const [generateMetadata, GuideContributions] = dynamicRoute(guideContributionsPage)

export { GuideContributions as default, generateMetadata }
