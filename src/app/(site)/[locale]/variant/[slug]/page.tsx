import { dynamicRoute } from '@/app/(site)/next-page'
import { productVariantPage } from '@/site/pages/product'

const [generateMetadata, ProductVariant] = dynamicRoute(productVariantPage)

export { generateMetadata, ProductVariant as default }
