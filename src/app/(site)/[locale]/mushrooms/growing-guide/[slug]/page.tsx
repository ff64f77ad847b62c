import { staticRoute } from '@/app/(site)/next-page'
import { guidePage } from '@/site/pages/guide'

export function generateStaticParams() {
  return []
}

const [generateMetadata, Guide] = staticRoute(guidePage)

export { Guide as default, generateMetadata }
