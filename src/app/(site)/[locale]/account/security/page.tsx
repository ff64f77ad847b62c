import { dynamicRoute } from '@/app/(site)/next-page'
import { securityPage } from '@/site/pages/account-security'

export const dynamic = 'force-dynamic'

const [generateMetadata, Security] = dynamicRoute(securityPage)

export { generateMetadata, Security as default }
