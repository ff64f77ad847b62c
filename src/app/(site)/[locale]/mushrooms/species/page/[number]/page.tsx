import { staticRoute } from '@/app/(site)/next-page'
import { allSpeciesPage } from '@/site/pages/all-species'

export function generateStaticParams() {
  return []
}

const [generateMetadata, AllSpecies] = staticRoute(allSpeciesPage)

export { AllSpecies as default, generateMetadata }
