import { dynamicRoute } from '@/app/(site)/next-page'
import { signUpPage } from '@/site/pages/signup'

export const dynamic = 'force-dynamic'

const [generateMetadata, SignUp] = dynamicRoute(signUpPage)

export { generateMetadata, SignUp as default }
