import { dynamicRoute } from '@/app/(site)/next-page'
import { accountDataPage } from '@/site/pages/account-data'

export const dynamic = 'force-dynamic'

const [generateMetadata, AccountData] = dynamicRoute(accountDataPage)

export { AccountData as default, generateMetadata }
