import { dynamicRoute } from '@/app/(site)/next-page'
import { myContributionsPage } from '@/site/pages/account-contributions'

export const dynamic = 'force-dynamic'

const [generateMetadata, MyContributions] = dynamicRoute(myContributionsPage)

export { generateMetadata, MyContributions as default }
