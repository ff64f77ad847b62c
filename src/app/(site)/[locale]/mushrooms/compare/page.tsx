import { dynamicRoute } from '@/app/(site)/next-page'
import { comparePage } from '@/site/pages/compare'

export const dynamic = 'force-dynamic'

const [generateMetadata, Compare] = dynamicRoute(comparePage)

export { Compare as default, generateMetadata }
