import { staticRoute } from '@/app/(site)/next-page'
import { mushroomsPage } from '@/site/pages/mushrooms'

const [generateMetadata, Mushrooms] = staticRoute(mushroomsPage)

export { generateMetadata, Mushrooms as default }
