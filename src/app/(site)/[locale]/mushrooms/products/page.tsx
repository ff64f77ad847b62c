import { staticRoute } from '@/app/(site)/next-page'
import { productsPage } from '@/site/pages/products'

const [generateMetadata, Products] = staticRoute(productsPage)

export { generateMetadata, Products as default }
