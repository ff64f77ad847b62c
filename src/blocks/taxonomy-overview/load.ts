import { speciesCategories } from '@/blocks/shared-reads'
import type { TaxonomyOverviewBlockView } from '@/blocks/views'
import { type TaxonomyGroup, treeUnder } from '@/domains/archives/taxonomy'
import type { ContributionContext } from '@/domains/contributions/context'

export async function loadTaxonomyOverview(
  _: TaxonomyOverviewBlockView,
  { reader }: ContributionContext,
): Promise<TaxonomyGroup[]> {
  return treeUnder(await speciesCategories(reader), 'species')
}
