import { staticRoute } from '@/app/(site)/next-page'
import { openDataPage } from '@/site/pages/open-data'

const [generateMetadata, OpenData] = staticRoute(openDataPage)

export { generateMetadata, OpenData as default }
