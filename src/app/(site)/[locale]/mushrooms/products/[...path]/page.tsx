import { staticRoute } from '@/app/(site)/next-page'
import { productCategoryPage } from '@/site/pages/product-category'

export function generateStaticParams() {
  return []
}

const [generateMetadata, ProductCategory] = staticRoute(productCategoryPage)

export { generateMetadata, ProductCategory as default }
