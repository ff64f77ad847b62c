import { cache } from 'react'
import { countedCategories } from '@/domains/archives/taxonomy'
import { getListPage } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'

/** What fits in a row. */
const deadliestLimit = 4

/** The deadliest species and the number of all, read once for the blocks of a page. */
export const deadliestSpecies = cache((reader: Reader) => {
  dependsOn([tags.list('mushrooms')])
  return getListPage(reader, { collection: 'mushrooms', sort: 'deadliest', page: 1, limit: deadliestLimit })
})

/** The categories of species with their counts, read once for the blocks of a page. */
export const speciesCategories = cache((reader: Reader) => {
  dependsOn([tags.list('categories'), tags.list('mushrooms')])
  return countedCategories(reader, 'species')
})
