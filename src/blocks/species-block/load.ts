import { idsOf, selectedCards } from '@/blocks/listed'
import { type Cards, getSpeciesGuides } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { SpeciesBlockView } from './view'

export interface SpeciesListData {
  cards: Cards['mushrooms'][]
  /** The slugs of growing guides by those of their species. */
  guides: ReadonlyMap<string, string>
}

export async function loadSpeciesList(
  { species }: SpeciesBlockView,
  { reader }: ContributionContext,
): Promise<SpeciesListData> {
  const cards = await selectedCards(reader, 'mushrooms', idsOf(species))
  dependsOn(cards.map((card) => tags.facet('growingguides', `species:${card.id}`)))
  return { cards, guides: await getSpeciesGuides(reader, cards) }
}
