import { staticRoute } from '@/app/(site)/next-page'
import { productPage } from '@/site/pages/product'

export function generateStaticParams() {
  return []
}

const [generateMetadata, Product] = staticRoute(productPage)

export { generateMetadata, Product as default }
