import { Blocks } from '@/blocks/render'
import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { translator } from '@/foundation/i18n/translator'
import { viewAll } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { loadProductList, type ProductListData } from '@/site/market/load-product-list'
import { ProductArchive, productListHead } from '@/site/market/product-archive'
import type { Page, SiteRequest } from '@/site/page'
import { type ComposedPageData, loadComposedPage } from '@/site/site-shell/composed-page'

interface Data extends ProductListData {
  /** The blocks that editors have placed around the list. */
  composed: ComposedPageData
}

async function load({ locale, reader }: SiteRequest): Promise<Data> {
  const title = translator(locale, 'products')('title')
  const [list, composed] = await Promise.all([
    loadProductList({ reader, segments: [], query: unfilteredQuery(1) }),
    loadComposedPage({ reader, slug: 'marketPage', title, path: viewAll.products }),
  ])
  return { ...list, composed }
}

function View({ composed: { blocks, page }, ...list }: Data) {
  return (
    <ProductArchive
      {...list}
      around={(archive) => <Blocks blocks={blocks} page={{ ...page, list: archive }} />}
    />
  )
}

/** All products among the blocks that editors have placed around them. */
export const productsPage: Page<Data> = {
  load,
  head: (data) => pageMetadata(productListHead(data)),
  View,
}
