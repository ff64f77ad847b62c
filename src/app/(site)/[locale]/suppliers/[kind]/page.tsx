import { staticRoute } from '@/app/(site)/next-page'
import { supplierDirectoryPage } from '@/site/pages/supplier-directory'

export function generateStaticParams() {
  return []
}

const [generateMetadata, SupplierDirectory] = staticRoute(supplierDirectoryPage)

export { generateMetadata, SupplierDirectory as default }
