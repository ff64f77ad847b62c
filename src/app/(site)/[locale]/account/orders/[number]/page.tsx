import { dynamicRoute } from '@/app/(site)/next-page'
import { orderPage } from '@/site/pages/account-order'

export const dynamic = 'force-dynamic'

const [generateMetadata, Order] = dynamicRoute(orderPage)

export { generateMetadata, Order as default }
