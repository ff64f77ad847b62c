import { staticRoute } from '@/app/(site)/next-page'
import { blocksPage } from '@/site/pages/blocks'

export function generateStaticParams() {
  return []
}

const [generateMetadata, Blocks] = staticRoute(blocksPage)

export { Blocks as default, generateMetadata }
