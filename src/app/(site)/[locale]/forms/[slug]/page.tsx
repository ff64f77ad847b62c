import { dynamicRoute } from '@/app/(site)/next-page'
import { formPage } from '@/site/pages/form'

export const dynamic = 'force-dynamic'

const [generateMetadata, Form] = dynamicRoute(formPage)

export { Form as default, generateMetadata }
