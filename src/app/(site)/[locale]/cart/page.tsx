import { dynamicRoute } from '@/app/(site)/next-page'
import { cartPage } from '@/site/pages/cart'

export const dynamic = 'force-dynamic'

const [generateMetadata, Cart] = dynamicRoute(cartPage)

export { Cart as default, generateMetadata }
