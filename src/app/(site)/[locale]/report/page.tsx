import { dynamicRoute } from '@/app/(site)/next-page'
import { reportPage } from '@/site/pages/report'

export const dynamic = 'force-dynamic'

const [generateMetadata, Report] = dynamicRoute(reportPage)

export { generateMetadata, Report as default }
