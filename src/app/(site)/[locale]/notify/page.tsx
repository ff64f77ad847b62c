import { dynamicRoute } from '@/app/(site)/next-page'
import { stockNoticePage } from '@/site/pages/stock-notice'

export const dynamic = 'force-dynamic'

const [generateMetadata, StockNotice] = dynamicRoute(stockNoticePage)

export { generateMetadata, StockNotice as default }
