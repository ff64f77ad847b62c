import type { PayloadRequest } from 'payload'
import { inStock } from '@/domains/products/variants'
import { formError } from '@/foundation/forms/problem'
import type { Locale } from '@/foundation/i18n/locales'
import type { Product } from '@/payload-types'

/** What somebody wants to be told, and where. */
export interface Notice {
  product: string
  email: string
  locale: Locale
}

const keyOf = ({ product, email }: Pick<Notice, 'product' | 'email'>) => `${product} ${email}`

/**
 * The public product that a notice is about.
 * @throws {FormError} 404 if it is not sold any more, 409 if it is in stock
 */
export async function findSoldOut(req: PayloadRequest, id: string, locale: Locale): Promise<Product> {
  const product = await req.payload.findByID({
    collection: 'products',
    id,
    depth: 0,
    disableErrors: true,
    locale,
    overrideAccess: false,
  })
  if (!product) throw formError('gone', { status: 404 })
  if (inStock(product)) throw formError('inStock', { status: 409 })
  return product
}

/** Saves a notice; a second one for the same address and product changes nothing. */
export async function saveNotice(req: PayloadRequest, notice: Notice, user: string | null): Promise<void> {
  const key = keyOf(notice)
  const { totalDocs } = await req.payload.count({
    collection: 'stocknotices',
    where: { key: { equals: key } },
    req,
  })
  if (totalDocs > 0) return
  await req.payload.create({ collection: 'stocknotices', data: { ...notice, user, key }, depth: 0, req })
}

export async function deleteNotice(
  req: PayloadRequest,
  notice: Pick<Notice, 'product' | 'email'>,
): Promise<void> {
  await req.payload.delete({
    collection: 'stocknotices',
    where: { key: { equals: keyOf(notice) } },
    depth: 0,
    req,
  })
}
