import { dynamicRoute } from '@/app/(site)/next-page'
import { profilePage } from '@/site/pages/account-profile'

export const dynamic = 'force-dynamic'

const [generateMetadata, Profile] = dynamicRoute(profilePage)

export { generateMetadata, Profile as default }
