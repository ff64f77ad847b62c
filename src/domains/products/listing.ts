import {
  type CardCategory,
  type CardImage,
  cardCategories,
  cardImage,
  categoryFacets,
  imageFacets,
  populated,
} from '@/domains/cards/card'
import type { Facet, ListingEntry } from '@/domains/cards/entry'
import { countriesOf } from '@/domains/suppliers/delivery-area'
import { supplierName } from '@/domains/suppliers/name'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { timeZoneOf } from '@/foundation/i18n/time-zones'
import type { Product } from '@/payload-types'
import type { PriceRange } from '@/ui/money'
import { isDescribed, namesSpecies } from './complete'
import { deliveryAreaOf } from './delivery'
import { type ProductDrawing, productDrawing } from './drawing'
import { priceRangeAt } from './price-range'
import { lastPriceChange, nextPriceChange } from './sale'
import { type SaleVariant, saleVariantAt } from './sale-variant'
import { inStock, variantsOf } from './variants'
import type { Badge } from './vocabulary'

/** A product as lists show it, with the price at the time of indexing. */
export interface ProductCard {
  kind: 'product'
  id: string
  slug: string
  title: LocalizedText
  vendor: { id: string; slug: string; name: string; city: string | null; state: string | null } | null
  categories: CardCategory[]
  image: CardImage | null
  /** In place of a photograph. */
  drawing: ProductDrawing
  /** In minor units. */
  price: PriceRange
  /** The price without the sale; null if the product is not on sale. */
  regular: PriceRange | null
  saleLabel: LocalizedText | null
  /** The variant on sale, if others are not. */
  saleVariant: SaleVariant | null
  /** The last day of the sale. */
  until: string | null
  inStock: boolean
  badges: Badge[]
  species: { id: string; slug: string; scientificName: string }[]
  likeCount: number
  averageRating: number | null
  ratingCount: number
}

export function productCard(doc: Product, at = new Date()): ProductCard {
  const vendor = populated(doc.vendor)
  const { price, regular, label, until } = priceRangeAt(doc, at, timeZoneOf(vendor?.address ?? {}))
  // Publishing a species reindexes its products.
  const species = (doc.species ?? []).map(populated).filter((one) => one?._status === 'published')
  return {
    kind: 'product',
    id: doc.id,
    slug: doc.slug,
    title: localizedText(doc, 'title'),
    vendor: vendor && {
      id: vendor.id,
      slug: vendor.slug,
      name: supplierName(vendor),
      city: vendor.address?.city ?? null,
      state: vendor.address?.state ?? null,
    },
    categories: cardCategories(doc.categories),
    image: cardImage(pictureOf(doc)),
    drawing: productDrawing(doc),
    price,
    regular,
    saleLabel: label,
    saleVariant: saleVariantAt(doc, at),
    until,
    inStock: inStock(doc),
    badges: doc.badges ?? [],
    species: species.flatMap((one) =>
      one ? [{ id: one.id, slug: one.slug, scientificName: one.specie.scientificName }] : [],
    ),
    likeCount: doc.likeCount ?? 0,
    averageRating: doc.aggregateRating?.averageRating ?? null,
    ratingCount: doc.aggregateRating?.reviewCount ?? 0,
  }
}

function pictureOf({ meta, gallery }: Product) {
  return meta?.image ?? gallery?.[0]?.image
}

function facetsOf(doc: Product, card: ProductCard): Facet[] {
  const vendor = populated(doc.vendor)
  return [
    ...categoryFacets(doc.categories ?? []),
    ...(doc.species ?? []).map((one) => `species:${typeof one === 'string' ? one : one.id}` as const),
    ...(card.vendor ? [`vendor:${card.vendor.id}` as const] : []),
    ...(vendor ? [`country:${vendor.address.country}` as const] : []),
    ...(vendor?.hasStore ? ['store:yes' as const] : []),
    ...countriesOf(deliveryAreaOf(doc, vendor)).map((country) => `region:${country}` as const),
    ...card.badges.map((badge) => `badge:${badge}` as const),
    ...(card.inStock ? ['stock:in' as const] : []),
    ...(card.regular ? ['sale:on' as const] : []),
    `currency:${card.price.currency}`,
    ...imageFacets(pictureOf(doc)),
  ]
}

/** Whether the product has what publishing requires; older ones may lack it. */
const isComplete = (doc: Product) => isDescribed(doc.description) && namesSpecies(doc)

function productEntry(doc: Product, at = new Date()): ListingEntry<ProductCard> {
  const card = productCard(doc, at)
  const { price, likeCount, averageRating, ratingCount } = card
  const variants = variantsOf(doc)
  return {
    slug: doc.slug,
    title: doc.title,
    card,
    facets: facetsOf(doc, card),
    speciesIds: card.species.map(({ id }) => id),
    likeCount,
    averageRating,
    ratingCount,
    createdAt: doc.createdAt,
    publishedAt: doc.publishedAt ?? doc.createdAt,
    // Products in stock come first, complete ones before others, and photographs before drawings.
    rankBoost: (card.inStock ? 1 : 0) + (isComplete(doc) ? 0.5 : 0) + (card.image ? 0.25 : 0),
    offer: {
      ...price,
      to: price.to ?? price.from,
      vendor: card.vendor?.id ?? null,
      lastPriceChange: lastPriceChange(doc, variants, at)?.toISOString() ?? null,
      nextPriceChange: nextPriceChange(doc, variants, at)?.toISOString() ?? null,
    },
  }
}

export const productListing = {
  isListed: ({ _status, vendorActive }: Product) => _status === 'published' && Boolean(vendorActive),
  entry: productEntry,
}
