import { unfilteredQuery } from '@/domains/catalog/filters/list-url'
import { pageMetadata } from '@/foundation/seo/metadata'
import { loadProductList, type ProductListData } from '@/site/market/load-product-list'
import { ProductArchive, productListHead } from '@/site/market/product-archive'
import type { Page, SiteRequest } from '@/site/page'
import { pageNumberOf } from '@/site/site-shell/params'

type Params = { path: string[] }

/** The category and the page number in the path; both are optional. */
async function load({ reader, params: { path } }: SiteRequest<Params>): Promise<ProductListData> {
  const hasPage = path.at(-2) === 'page'
  const segments = hasPage ? path.slice(0, -2) : path
  const query = unfilteredQuery(hasPage ? pageNumberOf(path.at(-1) ?? '') : 1)
  return loadProductList({ reader, segments, query })
}

/** One page of the products of a category, or of all products. */
export const productCategoryPage: Page<ProductListData, Params> = {
  load,
  head: (data) => pageMetadata(productListHead(data)),
  View: ProductArchive,
}
