import { staticRoute } from '@/app/(site)/next-page'
import { postPage } from '@/site/pages/post'

export function generateStaticParams() {
  return []
}

const [generateMetadata, Post] = staticRoute(postPage)

export { generateMetadata, Post as default }
