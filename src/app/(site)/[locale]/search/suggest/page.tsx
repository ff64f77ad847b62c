import { dynamicRoute } from '@/app/(site)/next-page'
import { searchSuggestionsPage } from '@/site/pages/search-suggestions'

export const dynamic = 'force-dynamic'

const [generateMetadata, SearchSuggestions] = dynamicRoute(searchSuggestionsPage)

export { generateMetadata, SearchSuggestions as default }
