import { staticRoute } from '@/app/(site)/next-page'
import { contactPage } from '@/site/pages/contact'

const [generateMetadata, Contact] = staticRoute(contactPage)

export { Contact as default, generateMetadata }
