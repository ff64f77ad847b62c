import { staticRoute } from '@/app/(site)/next-page'
import { notFoundPage } from '@/site/pages/not-found'

const [generateMetadata, NotFound] = staticRoute(notFoundPage)

export { generateMetadata, NotFound as default }
