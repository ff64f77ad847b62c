import type { Block } from 'payload'

/** Every group of the taxonomy of species with its values. */
export const taxonomyOverview: Block = {
  slug: 'taxonomyOverview',
  interfaceName: 'TaxonomyOverviewBlock',
  fields: [],
}
