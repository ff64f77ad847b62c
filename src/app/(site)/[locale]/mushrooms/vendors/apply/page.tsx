import { dynamicRoute } from '@/app/(site)/next-page'
import { vendorApplicationPage } from '@/site/pages/vendor-application'

export const dynamic = 'force-dynamic'

const [generateMetadata, VendorApplication] = dynamicRoute(vendorApplicationPage)

export { generateMetadata, VendorApplication as default }
