import { dynamicRoute } from '@/app/(site)/next-page'
import { searchPage } from '@/site/pages/search'

export const dynamic = 'force-dynamic'

const [generateMetadata, Search] = dynamicRoute(searchPage)

export { generateMetadata, Search as default }
