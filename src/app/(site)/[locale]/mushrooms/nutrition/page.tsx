import { dynamicRoute } from '@/app/(site)/next-page'
import { nutritionPage } from '@/site/pages/nutrition'

export const dynamic = 'force-dynamic'

const [generateMetadata, Nutrition] = dynamicRoute(nutritionPage)

export { generateMetadata, Nutrition as default }
