import { dynamicRoute } from '@/app/(site)/next-page'
import { filteredListPage } from '@/site/pages/filtered-list'

const [generateMetadata, FilteredList] = dynamicRoute(filteredListPage)

export { FilteredList as default, generateMetadata }
