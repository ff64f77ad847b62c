import { dynamicRoute } from '@/app/(site)/next-page'
import { effectsPage } from '@/site/pages/effects'

export const dynamic = 'force-dynamic'

const [generateMetadata, Effects] = dynamicRoute(effectsPage)

export { Effects as default, generateMetadata }
