import { dynamicRoute } from '@/app/(site)/next-page'
import { forgotPage } from '@/site/pages/forgot'

export const dynamic = 'force-dynamic'

const [generateMetadata, Forgot] = dynamicRoute(forgotPage)

export { Forgot as default, generateMetadata }
