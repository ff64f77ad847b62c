import { dynamicRoute } from '@/app/(site)/next-page'
import { likesPage } from '@/site/pages/account-likes'

export const dynamic = 'force-dynamic'

const [generateMetadata, Likes] = dynamicRoute(likesPage)

export { generateMetadata, Likes as default }
