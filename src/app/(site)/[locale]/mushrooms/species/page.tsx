import { staticRoute } from '@/app/(site)/next-page'
import { allSpeciesPage } from '@/site/pages/all-species'

const [generateMetadata, AllSpecies] = staticRoute(allSpeciesPage)

export { AllSpecies as default, generateMetadata }
