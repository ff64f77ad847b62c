import { getSpecies } from '@/domains/species/queries'
import { hasWarning, isOnlyHarmful } from '@/domains/species/sections'
import { documentPath } from '@/foundation/routing/paths'
import { contributionsPage } from '@/site/contributions/contributions-page'

export const speciesContributionsPage = contributionsPage(async ({ params: { slug }, reader }) => {
  const species = await getSpecies(reader, slug)
  if (!species) return null
  return {
    subject: { relationTo: 'mushrooms', value: species.id },
    title: species.card.scientificName,
    path: documentPath('mushrooms', slug),
    isOnlyHarmful: isOnlyHarmful(species),
    binomial: true,
    showMarket: !hasWarning(species),
  }
})
