import { speciesCategories } from '@/blocks/shared-reads'
import type { TaxonomyOverviewBlockView } from '@/blocks/views'
import { treeUnder } from '@/domains/archives/taxonomy'
import type { ContributionContext } from '@/domains/contributions/context'
import { TaxonomyOverview } from './overview'

/** Every group of the taxonomy of species with its values. */
export async function TaxonomyOverviewBlock({
  page,
}: TaxonomyOverviewBlockView & { page: ContributionContext }) {
  return <TaxonomyOverview groups={treeUnder(await speciesCategories(page.reader), 'species')} />
}
