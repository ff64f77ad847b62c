import { dynamicRoute } from '@/app/(site)/next-page'
import { potencyPage } from '@/site/pages/potency'

export const dynamic = 'force-dynamic'

const [generateMetadata, Potency] = dynamicRoute(potencyPage)

export { generateMetadata, Potency as default }
