import { dynamicRoute } from '@/app/(site)/next-page'
import { contactSellerPage } from '@/site/pages/contact-seller'

export const dynamic = 'force-dynamic'

const [generateMetadata, ContactSeller] = dynamicRoute(contactSellerPage)

export { ContactSeller as default, generateMetadata }
