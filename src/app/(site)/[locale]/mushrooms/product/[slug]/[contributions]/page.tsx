import { dynamicRoute } from '@/app/(site)/next-page'
import { productContributionsPage } from '@/site/pages/product-contributions'

const [generateMetadata, ProductContributions] = dynamicRoute(productContributionsPage)

export { generateMetadata, ProductContributions as default }
