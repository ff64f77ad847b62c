import { type BlockPage, pageContext } from '@/blocks/page-context'
import type { BlockView } from '@/blocks/views'
import { getComposedLayout } from '@/domains/pages/composed-layout'
import type { ComposedPageSlug } from '@/domains/pages/default-layouts'
import type { Locale } from '@/foundation/i18n/locales'
import { pageReader } from '@/site/page-reader'

/** These pages are no documents: nothing is related to them. */
const noDocument = '00000000-0000-0000-0000-000000000000'

interface ComposedPage {
  locale: Locale
  slug: ComposedPageSlug
  title: string
  path: string
}

/** The blocks of a page with an address of its own, and what they are rendered from. */
export async function composedPage({
  locale,
  slug,
  title,
  path,
}: ComposedPage): Promise<{ layout: BlockView[]; page: BlockPage }> {
  const reader = await pageReader(locale)
  const layout = await getComposedLayout(reader, slug)
  return { layout: layout as BlockView[], page: pageContext({ reader, id: noDocument, title, path }) }
}
