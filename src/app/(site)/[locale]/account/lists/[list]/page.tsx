import { dynamicRoute } from '@/app/(site)/next-page'
import { savedListPage } from '@/site/pages/saved-list'

export const dynamic = 'force-dynamic'

const [generateMetadata, SavedList] = dynamicRoute(savedListPage)

export { generateMetadata, SavedList as default }
