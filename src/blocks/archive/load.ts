import { type ListPart, loadList } from '@/blocks/listed'
import { isListable, type ListableCollection } from '@/blocks/listed-collections'
import { mayNotShowShop } from '@/blocks/shops'
import type { ArchiveBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'

export interface ArchiveData extends ListPart<ListableCollection> {
  collection: ListableCollection
}

export async function loadArchive(
  block: ArchiveBlockView,
  page: ContributionContext,
): Promise<ArchiveData | null> {
  const { collection } = block
  if (!isListable(collection) || mayNotShowShop(collection, page)) return null
  return { collection, ...(await loadList(page.reader, { ...block, collection })) }
}
