import { staticRoute } from '@/app/(site)/next-page'
import { homePage } from '@/site/pages/home'

export const revalidate = 86400

const [generateMetadata, Home] = staticRoute(homePage)

export { generateMetadata, Home as default }
