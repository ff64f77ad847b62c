import { dynamicRoute } from '@/app/(site)/next-page'
import { orderRequestPage } from '@/site/pages/order-request'

export const dynamic = 'force-dynamic'

const [generateMetadata, OrderRequest] = dynamicRoute(orderRequestPage)

export { generateMetadata, OrderRequest as default }
