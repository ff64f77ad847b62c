import { dynamicRoute } from '@/app/(site)/next-page'
import { verifyPage } from '@/site/pages/verify'

export const dynamic = 'force-dynamic'

const [generateMetadata, Verify] = dynamicRoute(verifyPage)

export { generateMetadata, Verify as default }
