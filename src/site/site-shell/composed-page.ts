import { type LoadedBlock, loadBlocks } from '@/blocks/load-blocks'
import { type BlockPage, pageContext } from '@/blocks/page-context'
import type { BlockView } from '@/blocks/views'
import { getComposedLayout } from '@/domains/pages/composed-layout'
import type { ComposedPageSlug } from '@/domains/pages/default-layouts'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import { pageReader } from '@/site/page-reader'

/** These pages are no documents: nothing is related to them. */
const noDocument = '00000000-0000-0000-0000-000000000000'

interface ComposedPage {
  slug: ComposedPageSlug
  title: string
  path: string
}

interface ComposedLayout {
  layout: BlockView[]
  /** What the blocks are rendered from. */
  page: BlockPage
}

async function loadLayout(reader: Reader, { slug, title, path }: ComposedPage): Promise<ComposedLayout> {
  const layout = await getComposedLayout(reader, slug)
  return { layout: layout as BlockView[], page: pageContext({ reader, id: noDocument, title, path }) }
}

/** The blocks of a page with an address of its own; with a language instead of the reader, they are not loaded. */
export async function composedPage(
  options: ComposedPage & { reader: Reader },
): Promise<ComposedLayout & { blocks: LoadedBlock[] }>
export async function composedPage(options: ComposedPage & { locale: Locale }): Promise<ComposedLayout>
export async function composedPage(
  options: ComposedPage & ({ reader: Reader } | { locale: Locale }),
): Promise<ComposedLayout & { blocks?: LoadedBlock[] }> {
  if (!('reader' in options)) return loadLayout(await pageReader(options.locale), options)
  const composed = await loadLayout(options.reader, options)
  return { ...composed, blocks: await loadBlocks(composed.layout, composed.page) }
}
