import { dynamicRoute } from '@/app/(site)/next-page'
import { unknownPathPage } from '@/site/pages/unknown-path'

/** Unknown paths. Not cached, because there are infinitely many. */
export const dynamic = 'force-dynamic'

const [generateMetadata, UnknownPath] = dynamicRoute(unknownPathPage)

export { generateMetadata, UnknownPath as default }
