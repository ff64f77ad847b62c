import type { BlockSample } from '@sample/block-types'
import type { ComposedPageSlug } from '@/domains/pages/default-layouts'
import { encyclopediaLayout } from './encyclopedia'
import { homeLayout } from './home'
import { marketLayout } from './market'

interface LayoutSample {
  slug: ComposedPageSlug
  layout: BlockSample[]
}

/** Of the pages with an address of their own, those that show more than their default blocks. */
export const layouts: LayoutSample[] = [
  { slug: 'homePage', layout: homeLayout },
  { slug: 'encyclopediaPage', layout: encyclopediaLayout },
  { slug: 'marketPage', layout: marketLayout },
]
