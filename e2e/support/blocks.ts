import { createProduct, productPath } from './cart'
import type { Records } from './records'

/** A carousel of the newest products. */
export const carousel = {
  blockType: 'carousel',
  heading: 'Products in a carousel',
  collection: 'products',
  sort: 'newest',
  limit: 9,
}

/** Creates a page with blocks and returns its path. Editors may place all of them on a product. */
export async function createPageOfBlocks(records: Records, layout: object[]): Promise<string> {
  const vendor = await records.admin.findOne('vendors', { slug: 'mossgate-mushroom-farm' })
  return productPath(await createProduct(records, vendor, { layout }))
}
