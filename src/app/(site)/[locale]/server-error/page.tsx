import { staticRoute } from '@/app/(site)/next-page'
import { serverErrorPage } from '@/site/pages/server-error'

const [generateMetadata, ServerError] = staticRoute(serverErrorPage)

export { generateMetadata, ServerError as default }
