import { staticRoute } from '@/app/(site)/next-page'
import { supplierPage } from '@/site/pages/supplier'

export function generateStaticParams() {
  return []
}

const [generateMetadata, Supplier] = staticRoute(supplierPage)

export { generateMetadata, Supplier as default }
