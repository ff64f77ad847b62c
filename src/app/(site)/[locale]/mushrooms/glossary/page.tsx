import { staticRoute } from '@/app/(site)/next-page'
import { glossaryPage } from '@/site/pages/glossary'

const [generateMetadata, Glossary] = staticRoute(glossaryPage)

export { Glossary as default, generateMetadata }
