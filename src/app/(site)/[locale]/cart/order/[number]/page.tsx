import { dynamicRoute } from '@/app/(site)/next-page'
import { guestOrderPage } from '@/site/pages/guest-order'

export const dynamic = 'force-dynamic'

const [generateMetadata, GuestOrder] = dynamicRoute(guestOrderPage)

export { GuestOrder as default, generateMetadata }
