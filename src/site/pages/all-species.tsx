import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { pageMetadata } from '@/foundation/seo/metadata'
import { AllSpecies, type AllSpeciesData, allSpeciesHead, loadAllSpecies } from '@/site/lists/all-species'
import { type ListParams, listPageNumber } from '@/site/lists/list-params'
import type { Page } from '@/site/page'

/** One page of all species. */
export const allSpeciesPage: Page<AllSpeciesData, ListParams> = {
  load: ({ reader, params }) => loadAllSpecies(reader, unfilteredQuery(listPageNumber(params))),
  head: (data) => pageMetadata(allSpeciesHead(data)),
  View: AllSpecies,
}
