import type { TaxonomyGroup } from '@/domains/archives/taxonomy'
import { TaxonomyOverview } from './overview'

/** Every group of the taxonomy of species with its values. */
export function TaxonomyOverviewBlock({ data }: { data: TaxonomyGroup[] }) {
  return <TaxonomyOverview groups={data} />
}
