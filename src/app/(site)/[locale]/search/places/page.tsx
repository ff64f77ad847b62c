import { dynamicRoute } from '@/app/(site)/next-page'
import { searchPlacesPage } from '@/site/pages/search-places'

export const dynamic = 'force-dynamic'

const [generateMetadata, SearchPlaces] = dynamicRoute(searchPlacesPage)

export { generateMetadata, SearchPlaces as default }
