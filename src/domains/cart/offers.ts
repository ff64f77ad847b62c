import type { PayloadRequest } from 'payload'
import { deliveryAreaOf } from '@/domains/products/delivery'
import { type ProductDrawing, productDrawing } from '@/domains/products/drawing'
import { priceAt } from '@/domains/products/sale'
import { optionLabels, stockOf, variantsOf } from '@/domains/products/variants'
import type { DeliveryArea } from '@/domains/suppliers/delivery-area'
import { supplierName } from '@/domains/suppliers/name'
import { placeText } from '@/domains/suppliers/place-text'
import type { Locale } from '@/foundation/i18n/locales'
import type { Currency } from '@/foundation/money/money'
import { documentPath } from '@/foundation/routing/paths'
import { withQuery } from '@/foundation/routing/with-query'
import type { Category, Media, Mushroom, Product, Vendor } from '@/payload-types'
import { type LineRequest, lineKey } from './line'

/** The vendor as a cart shows it. */
export interface Seller {
  id: string
  name: string
  slug: string
  place: string
  /** Whether an order request would reach anyone. */
  takesOrders: boolean
  shop: string | null
}

/** The product of a line at a moment: price, stock and vendor. */
export interface Offer {
  title: string
  /** Without language; selects the variant. */
  path: string
  options: string | null
  sku: string | null
  picture: { url: string | null; drawing: ProductDrawing; seed: string }
  /** In minor units. */
  price: number
  regular: number | null
  currency: Currency
  stock: number
  /** Whether the variant has its own stock; otherwise all lines of the product share it. */
  hasOwnStock: boolean
  delivery: DeliveryArea
  seller: Seller
}

type LineRef = Pick<LineRequest, 'product' | 'variant'>

/** Identifies the stock that a line takes from; lines with the same key share it. */
export function stockKey({ product, variant }: LineRef, { hasOwnStock }: Pick<Offer, 'hasOwnStock'>): string {
  return lineKey({ product, variant: hasOwnStock ? variant : null })
}

type Variant = NonNullable<NonNullable<Product['variants']>['variants']>[number]

const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'object' && value !== null ? value.id : (value ?? '')

function pathOf({ slug }: Product, variant: Variant | null): string {
  const options = (variant?.options ?? []).map(({ key, option }) => [key, option])
  return withQuery(documentPath('products', slug), {
    ...(variant?.id && { variant: variant.id }),
    ...Object.fromEntries(options),
  })
}

function sellerOf(vendor: Vendor, locale: Locale): Seller {
  const { id, slug, address, website, email, owner } = vendor
  return {
    id,
    name: supplierName(vendor),
    slug,
    place: address?.country ? placeText({ city: null, state: null, ...address }, locale) : '',
    takesOrders: Boolean(email || owner),
    shop: website ?? null,
  }
}

interface RelatedDocuments {
  vendors: ReadonlyMap<string, Vendor>
  pictures: ReadonlyMap<string, Media>
  categories: ReadonlyMap<string, Category>
  species: ReadonlyMap<string, Pick<Mushroom, '_status' | 'slug' | 'specie'>>
  locale: Locale
  at: Date
}

function offerOf(
  product: Product,
  line: LineRef,
  { vendors, pictures, categories, species, locale, at }: RelatedDocuments,
): Offer | null {
  const vendor = vendors.get(idOf(product.vendor))
  const variants = variantsOf<Variant>(product)
  const variant = variants.find(({ id }) => id === line.variant) ?? null
  // The variant is gone, or the product has variants now and none is selected.
  if (!vendor || Boolean(variant) !== variants.length > 0 || (line.variant && !variant)) return null
  const { currency } = product.baseInventory
  const { amount, regular } = priceAt(product, variant, at)
  const picture = pictures.get(idOf(product.gallery?.[0]?.image))
  const [category, kind] = [
    categories.get(idOf(product.categories[0])),
    species.get(idOf(product.species?.[0])),
  ]
  return {
    title: product.title,
    path: pathOf(product, variant),
    options: (variant && optionLabels(product, variant)) || null,
    sku: variant?.sku ?? product.sku ?? null,
    picture: {
      url: picture?.sizes?.card?.url ?? picture?.url ?? null,
      drawing: productDrawing({
        drawing: product.drawing,
        categories: category ? [category] : [],
        species: kind ? [kind] : [],
      }),
      seed: product.slug,
    },
    price: amount,
    regular,
    currency,
    stock: stockOf(product, variant),
    hasOwnStock: typeof variant?.stock === 'number',
    delivery: deliveryAreaOf(product, vendor),
    seller: sellerOf(vendor, locale),
  }
}

async function mapById<Doc extends { id: string }>(
  docs: Promise<{ docs: Doc[] }>,
): Promise<Map<string, Doc>> {
  return new Map((await docs).docs.map((doc) => [doc.id, doc]))
}

/** What every read for offers has in common. */
const readAll = (req: PayloadRequest, locale: Locale) =>
  ({ depth: 0, pagination: false, locale, req }) as const

const anyOf = (values: readonly string[]) => ({ id: { in: [...new Set(values)].filter(Boolean) } })

/** What an offer shows besides its product. */
async function loadRelated(
  req: PayloadRequest,
  documents: readonly Product[],
  { at, locale }: Pick<RelatedDocuments, 'at' | 'locale'>,
): Promise<RelatedDocuments> {
  const { payload } = req
  const all = readAll(req, locale)
  const vendors = anyOf(documents.map(({ vendor }) => idOf(vendor)))
  const pictures = anyOf(documents.map(({ gallery }) => idOf(gallery?.[0]?.image)))
  const categories = anyOf(documents.map((product) => idOf(product.categories[0])))
  const species = anyOf(documents.map((product) => idOf(product.species?.[0])))
  const select = { _status: true, slug: true, specie: { traits: true } } as const
  return {
    at,
    locale,
    vendors: await mapById(payload.find({ ...all, collection: 'vendors', where: vendors })),
    pictures: await mapById(payload.find({ ...all, collection: 'media', where: pictures })),
    categories: await mapById(payload.find({ ...all, collection: 'categories', where: categories })),
    species: await mapById(payload.find({ ...all, collection: 'mushrooms', select, where: species })),
  }
}

/**
 * The current offers of lines by their keys, as the public sees them. Lines of products that are not sold any more are
 * absent. Reads within the request's transaction, if it has one.
 */
export async function loadOffers(
  req: PayloadRequest,
  { lines, locale, at }: { lines: readonly LineRef[]; locale: Locale; at: Date },
): Promise<Map<string, Offer>> {
  if (lines.length === 0) return new Map()
  const products = await mapById(
    req.payload.find({
      ...readAll(req, locale),
      collection: 'products',
      // The public view even for vendors: they cannot buy their own drafts.
      where: {
        _status: { equals: 'published' },
        vendorActive: { equals: true },
        ...anyOf(lines.map(({ product }) => product)),
      },
    }),
  )
  const related = await loadRelated(req, [...products.values()], { at, locale })
  const offers = lines.flatMap((line) => {
    const product = products.get(line.product)
    const offer = product ? offerOf(product, line, related) : null
    return offer ? [[lineKey(line), offer] as const] : []
  })
  return new Map(offers)
}
