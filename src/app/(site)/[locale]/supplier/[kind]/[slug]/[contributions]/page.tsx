import { dynamicRoute } from '@/app/(site)/next-page'
import { supplierContributionsPage } from '@/site/pages/supplier-contributions'

const [generateMetadata, SupplierContributions] = dynamicRoute(supplierContributionsPage)

export { generateMetadata, SupplierContributions as default }
