import { staticRoute } from '@/app/(site)/next-page'
import { allPostsPage } from '@/site/pages/all-articles'

const [generateMetadata, AllPosts] = staticRoute(allPostsPage)

export { AllPosts as default, generateMetadata }
