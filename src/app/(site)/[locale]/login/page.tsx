import { dynamicRoute } from '@/app/(site)/next-page'
import { loginPage } from '@/site/pages/login'

export const dynamic = 'force-dynamic'

const [generateMetadata, Login] = dynamicRoute(loginPage)

export { generateMetadata, Login as default }
