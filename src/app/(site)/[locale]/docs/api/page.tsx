import { staticRoute } from '@/app/(site)/next-page'
import { apiDocsPage } from '@/site/pages/api-docs'

const [generateMetadata, ApiDocs] = staticRoute(apiDocsPage)

export { ApiDocs as default, generateMetadata }
