import { dynamicRoute } from '@/app/(site)/next-page'
import { identifyPage } from '@/site/pages/identify'

export const dynamic = 'force-dynamic'

const [generateMetadata, Identify] = dynamicRoute(identifyPage)

export { generateMetadata, Identify as default }
