import { countedCategories } from '@/domains/archives/taxonomy'
import { getListPage } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { oncePerReader } from '@/foundation/payload/once-per-reader'

/** What fits in a row. */
/** Enough for deadly species of several genera. */
const deadliestLimit = 24

/** The deadliest species and the number of all, read once for the blocks of a page. */
export const deadliestSpecies = oncePerReader((reader) => {
  dependsOn([tags.list('mushrooms')])
  return getListPage(reader, { collection: 'mushrooms', sort: 'deadliest', page: 1, limit: deadliestLimit })
})

/** The categories of species with their counts, read once for the blocks of a page. */
export const speciesCategories = oncePerReader((reader) => {
  dependsOn([tags.list('categories'), tags.list('mushrooms')])
  return countedCategories(reader, 'species')
})
