import { dynamicRoute } from '@/app/(site)/next-page'
import { seasonPage } from '@/site/pages/season'

export const dynamic = 'force-dynamic'

const [generateMetadata, Season] = dynamicRoute(seasonPage)

export { generateMetadata, Season as default }
