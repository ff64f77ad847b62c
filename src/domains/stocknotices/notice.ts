import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inStock, optionLabels, stockOf, variantsOf } from '@/domains/products/variants'
import { formError } from '@/foundation/forms/problem'
import type { Locale } from '@/foundation/i18n/locales'
import { transactionOf } from '@/foundation/payload/transaction'
import type { Product } from '@/payload-types'

/** What somebody wants to be told, and where. */
export interface Notice {
  product: string
  /** Null if any variant will do. */
  variant: string | null
  email: string
  locale: Locale
}

type NoticeKey = Pick<Notice, 'product' | 'variant' | 'email'>

const keyOf = ({ product, variant, email }: NoticeKey) => [product, email, variant].filter(Boolean).join(' ')

type Variant = NonNullable<NonNullable<Product['variants']>['variants']>[number]

/** "Lion's mane kit (2.5 kg)"; a variant that is gone is left out. */
export function titleOf(
  product: Pick<Product, 'title' | 'enableVariants' | 'variants'>,
  variantId: string | null,
): string {
  const variant = variantsOf<Variant>(product).find(({ id }) => id === variantId)
  return variant ? `${product.title} (${optionLabels(product, variant)})` : product.title
}

/**
 * The public product that a notice is about.
 * @throws {FormError} 404 if it is not sold any more, 409 if it is in stock
 */
export async function findSoldOut(
  req: PayloadRequest,
  { product: id, variant: variantId }: Pick<Notice, 'product' | 'variant'>,
  locale: Locale,
): Promise<Product> {
  const product = await req.payload.findByID({
    collection: 'products',
    id,
    depth: 0,
    disableErrors: true,
    locale,
    overrideAccess: false,
  })
  const variant = product && variantsOf<Variant>(product).find(({ id: one }) => one === variantId)
  if (!product || (variantId && !variant)) throw formError('gone', { status: 404 })
  const canBeOrdered = variant ? stockOf(product, variant) > 0 : inStock(product)
  if (canBeOrdered) throw formError('inStock', { status: 409 })
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

/** Moves the notices of an account to its new address. Those that a guest left for that address are replaced. */
export async function moveNotices(req: PayloadRequest, user: string, email: string): Promise<void> {
  const db = await transactionOf(req)
  // The same as `keyOf`.
  const key = sql`concat_ws(' ', product_id, ${email}::text, variant)`
  await db.execute(sql`
    delete from stocknotices where user_id is distinct from ${user}
      and key in (select ${key} from stocknotices where user_id = ${user})`)
  await db.execute(sql`update stocknotices set email = ${email}, key = ${key} where user_id = ${user}`)
}

export async function deleteNotice(req: PayloadRequest, notice: NoticeKey): Promise<void> {
  await req.payload.delete({
    collection: 'stocknotices',
    where: { key: { equals: keyOf(notice) } },
    depth: 0,
    req,
  })
}
