import { dynamicRoute } from '@/app/(site)/next-page'
import { speciesContributionsPage } from '@/site/pages/species-contributions'

const [generateMetadata, SpeciesContributions] = dynamicRoute(speciesContributionsPage)

export { generateMetadata, SpeciesContributions as default }
