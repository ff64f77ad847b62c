import { dynamicRoute } from '@/app/(site)/next-page'
import { resetPage } from '@/site/pages/reset'

export const dynamic = 'force-dynamic'

const [generateMetadata, Reset] = dynamicRoute(resetPage)

export { generateMetadata, Reset as default }
