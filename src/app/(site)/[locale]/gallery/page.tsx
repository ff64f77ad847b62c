import { staticRoute } from '@/app/(site)/next-page'
import { galleryPage } from '@/site/pages/gallery'

const [generateMetadata, Gallery] = staticRoute(galleryPage)

export { Gallery as default, generateMetadata }
