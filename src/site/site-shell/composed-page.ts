import { type LoadedBlock, loadBlocks } from '@/blocks/load-blocks'
import { type BlockPage, pageContext } from '@/blocks/page-context'
import type { BlockView } from '@/blocks/views'
import { getComposedLayout } from '@/domains/pages/composed-layout'
import type { ComposedPageSlug } from '@/domains/pages/default-layouts'
import type { Reader } from '@/foundation/payload/reader'

/** These pages are no documents: nothing is related to them. */
const noDocument = '00000000-0000-0000-0000-000000000000'

interface ComposedPage {
  reader: Reader
  slug: ComposedPageSlug
  title: string
  path: string
}

export interface ComposedPageData {
  layout: BlockView[]
  blocks: LoadedBlock[]
  /** What the blocks are rendered from. */
  page: BlockPage
}

/** Reads the blocks of a page with an address of its own. */
export async function loadComposedPage({
  reader,
  slug,
  title,
  path,
}: ComposedPage): Promise<ComposedPageData> {
  const layout = (await getComposedLayout(reader, slug)) as BlockView[]
  const page = pageContext({ reader, id: noDocument, title, path })
  return { layout, blocks: await loadBlocks(layout, page), page }
}
