import { dynamicRoute } from '@/app/(site)/next-page'
import { ordersPage } from '@/site/pages/account-orders'

export const dynamic = 'force-dynamic'

const [generateMetadata, Orders] = dynamicRoute(ordersPage)

export { generateMetadata, Orders as default }
