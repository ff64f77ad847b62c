import { pictureIds } from '@/domains/media/visibility'
import type { Product } from '@/payload-types'

/** The ids of all pictures of a product; client input may be anything. */
export function picturesIn({ gallery, meta, productDescription }: Partial<Product>): string[] {
  const rows = Array.isArray(gallery) ? gallery : []
  return pictureIds([...rows.map((row) => row?.image), meta?.image, productDescription?.productImage])
}
