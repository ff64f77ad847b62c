import type { PayloadRequest } from 'payload'
import { drawingOf } from '@/domains/categories/drawing-of'
import { priceAt } from '@/domains/products/sale'
import { stockOf, variantsOf } from '@/domains/products/variants'
import type { Locale } from '@/foundation/i18n/locales'
import type { Currency } from '@/foundation/money/money'
import { documentPath } from '@/foundation/routing/paths'
import { withQuery } from '@/foundation/routing/with-query'
import type { Category, Media, Product, Vendor } from '@/payload-types'
import { lineKey, type WantedLine } from './line'

/** Who sells it, as a cart says it. */
export interface Seller {
  id: string
  name: string
  slug: string
  place: string
  /** Whether somebody would be told of an order. */
  takesOrders: boolean
  shop: string | null
}

/** What a line stands for at a moment. */
export interface Offer {
  title: string
  /** Without its language; the variant lives in it. */
  path: string
  options: string | null
  sku: string | null
  picture: { url: string | null; drawing: ReturnType<typeof drawingOf>; seed: string }
  /** In whole minor units. */
  price: number
  regular: number | null
  currency: Currency
  stock: number
  /** Whether that is counted for its variant alone; else all lines of the product share it. */
  ownStock: boolean
  excludedRegions: readonly string[]
  seller: Seller
}

type Asked = Pick<WantedLine, 'product' | 'variant'>

/** What counts the stock of a line: lines of the same share it. */
export function stockKey({ product, variant }: Asked, { ownStock }: Pick<Offer, 'ownStock'>): string {
  return lineKey({ product, variant: ownStock ? variant : null })
}

type Variant = NonNullable<NonNullable<Product['variants']>['variants']>[number]

const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'object' && value !== null ? value.id : (value ?? '')

/** "2.5 kg · oak": the labels of a variant's options, in the order of the product's keys. */
function optionsOf({ variants }: Product, { options }: Variant): string {
  const labels = (variants?.keys ?? []).map(({ identifier, options: all }) => {
    const chosen = options?.find(({ key }) => key === identifier)?.option
    return all?.find((option) => option.identifier === chosen)?.label
  })
  return labels.filter(Boolean).join(' · ')
}

function pathOf({ slug }: Product, variant: Variant | null): string {
  const choices = (variant?.options ?? []).map(({ key, option }) => [key, option])
  return withQuery(documentPath('products', slug), {
    ...(variant?.id && { variant: variant.id }),
    ...Object.fromEntries(choices),
  })
}

function lockVendorStatus({ id, businessName, displayName, slug, address, website, email, owner }: Vendor): Seller {
  return {
    id,
    name: displayName || businessName,
    slug,
    place: [address?.city, address?.state].filter(Boolean).join(', '),
    takesOrders: Boolean(email || owner),
    shop: website ?? null,
  }
}

interface Around {
  vendors: ReadonlyMap<string, Vendor>
  pictures: ReadonlyMap<string, Media>
  categories: ReadonlyMap<string, Category>
  at: Date
}

function offerOf(
  product: Product,
  asked: Asked,
  { vendors, pictures, categories, at }: Around,
): Offer | null {
  const vendor = vendors.get(idOf(product.vendor))
  const variants = variantsOf<Variant>(product)
  const variant = variants.find(({ id }) => id === asked.variant) ?? null
  // Such a variant is not had any more, or one has to be chosen since.
  if (!vendor || Boolean(variant) !== variants.length > 0 || (asked.variant && !variant)) return null
  const { currency } = product.baseInventory
  const { amount, regular } = priceAt(product, variant, at)
  const picture = pictures.get(idOf(product.gallery?.[0]?.image))
  const category = categories.get(idOf(product.categories[0]))
  return {
    title: product.title,
    path: pathOf(product, variant),
    options: (variant && optionsOf(product, variant)) || null,
    sku: variant?.sku ?? product.sku ?? null,
    picture: {
      url: picture?.sizes?.card?.url ?? picture?.url ?? null,
      drawing: drawingOf(category?.path ?? ''),
      seed: product.slug,
    },
    price: amount,
    regular,
    currency,
    stock: stockOf(product, variant),
    ownStock: typeof variant?.stock === 'number',
    excludedRegions: product.excludedRegions ?? [],
    seller: lockVendorStatus(vendor),
  }
}

async function byId<Doc extends { id: string }>(docs: Promise<{ docs: Doc[] }>): Promise<Map<string, Doc>> {
  return new Map((await docs).docs.map((doc) => [doc.id, doc]))
}

/**
 * What lines stand for at this moment, as everyone may see it, by their keys; what is not sold any more is absent.
 * Within a transaction when the request has one.
 */
export async function offersOf(
  req: PayloadRequest,
  { lines, locale, at }: { lines: readonly Asked[]; locale: Locale; at: Date },
): Promise<Map<string, Offer>> {
  if (lines.length === 0) return new Map()
  const { payload } = req
  const all = { depth: 0, pagination: false, locale, req } as const
  const ids = (values: readonly string[]) => ({ id: { in: [...new Set(values)].filter(Boolean) } })
  const products = await byId(
    payload.find({
      ...all,
      collection: 'products',
      // What everyone sees, whoever asks: a vendor buys no drafts of its own.
      where: {
        _status: { equals: 'published' },
        vendorActive: { equals: true },
        ...ids(lines.map(({ product }) => product)),
      },
    }),
  )
  const found = [...products.values()]
  const around: Around = {
    at,
    vendors: await byId(
      payload.find({ ...all, collection: 'vendors', where: ids(found.map(({ vendor }) => idOf(vendor))) }),
    ),
    pictures: await byId(
      payload.find({
        ...all,
        collection: 'media',
        where: ids(found.map(({ gallery }) => idOf(gallery?.[0]?.image))),
      }),
    ),
    categories: await byId(
      payload.find({
        ...all,
        collection: 'categories',
        where: ids(found.map(({ categories }) => idOf(categories[0]))),
      }),
    ),
  }
  const offers = lines.flatMap((line) => {
    const product = products.get(line.product)
    const offer = product ? offerOf(product, line, around) : null
    return offer ? [[lineKey(line), offer] as const] : []
  })
  return new Map(offers)
}
