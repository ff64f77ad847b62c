import { idsOf, type ListPart, loadList } from '@/blocks/listed'
import { isListable, type ListableCollection } from '@/blocks/listed-collections'
import { mayNotShowShop } from '@/blocks/shops'
import type { ArchiveBlockView } from '@/blocks/views'
import { categoryPaths } from '@/domains/categories/queries'
import type { ContributionContext } from '@/domains/contributions/context'
import { listLink } from './list-link'

export interface ArchiveData extends ListPart<ListableCollection> {
  collection: ListableCollection
  /** Where all entries of the list are, without language. */
  all: string
}

export async function loadArchive(
  block: ArchiveBlockView,
  page: ContributionContext,
): Promise<ArchiveData | null> {
  const { collection } = block
  if (!isListable(collection) || mayNotShowShop(collection, page)) return null
  const [list, paths] = await Promise.all([
    loadList(page.reader, { ...block, collection }),
    categoryPaths(page.reader, idsOf(block.categories)),
  ])
  return { collection, all: listLink(collection, paths), ...list }
}
