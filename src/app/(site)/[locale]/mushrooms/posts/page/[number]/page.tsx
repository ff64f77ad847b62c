import { staticRoute } from '@/app/(site)/next-page'
import { allPostsPage } from '@/site/pages/all-articles'

export function generateStaticParams() {
  return []
}

const [generateMetadata, AllPosts] = staticRoute(allPostsPage)

export { AllPosts as default, generateMetadata }
