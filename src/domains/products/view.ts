import { type CardCategory, type CardImage, cardCategories, cardImage, populated } from '@/domains/cards/card'
import type { DeliveryTerms } from '@/domains/suppliers/delivery-terms'
import { usesStandardTerms } from '@/domains/suppliers/delivery-terms'
import { type SupplierCard, vendorListing } from '@/domains/suppliers/listing'
import type { ContactDetails } from '@/domains/suppliers/view'
import type { Locale } from '@/foundation/i18n/locales'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { timeZoneOf } from '@/foundation/i18n/time-zones'
import type { Currency } from '@/foundation/money/money'
import { placedBlocks } from '@/foundation/payload/placed-blocks'
import { type LocalizedRichText, localizedRichText } from '@/foundation/rich-text/localized-rich-text'
import type { Product, Vendor } from '@/payload-types'
import { isClassified } from './classified'
import { deliveryOf } from './delivery'
import { type DescriptionView, descriptionView } from './description-view'
import { type ProductDrawing, productDrawing } from './drawing'
import { type EffectivePriceRange, priceRangeAt } from './price-range'
import { type EffectivePrice, nextPriceChange, priceAt } from './sale'
import { type Choice, choiceOf, inStock, stockOf, variantsOf } from './variants'
import type { Badge, BaseUnit, Condition, LengthUnit, WeightUnit } from './vocabulary'

export interface GalleryItem {
  id: string
  image: CardImage
  /** URL of the page-wide size. */
  large: string
  title: LocalizedText | null
}

/** A key with its options. */
export interface ProductKey {
  identifier: string
  label: LocalizedText
  options: { identifier: string; label: LocalizedText; colour: string | null }[]
}

/** A variant with price, stock and numbers. */
export interface ProductVariant {
  id: string
  options: Choice
  price: EffectivePrice
  stock: number
  sku: string | null
  mpn: string | null
}

/** The vendor of the product. */
export interface ProductVendor extends SupplierCard {
  website: string | null
  /** Whether the site's standard shipping and returns terms apply. */
  standardPolicy: boolean
  /** Contact details for classifieds; null for products that are bought directly. */
  contact: ContactDetails | null
}

/** A product as its page shows it at a given time; missing values are null or empty. */
export interface ProductView extends DescriptionView {
  id: string
  slug: string
  title: LocalizedText
  summary: LocalizedText | null
  /** The share image, instead of the first in the gallery. */
  image: CardImage | null
  /** In place of a photograph. */
  drawing: ProductDrawing
  currency: Currency
  /** Over all variants. */
  range: EffectivePriceRange
  /** The product's own price, without variants. */
  price: EffectivePrice
  stock: number
  inStock: boolean
  /** The unit of the price: "250 g", "grow block". */
  itemType: LocalizedText | null
  quantity: { amount: number; unit: BaseUnit } | null
  /** When a price changes next: the page must be rendered again then. */
  nextPriceChange: string | null
  keys: ProductKey[]
  /** Empty if the product has no variants. */
  variants: ProductVariant[]
  sku: string | null
  mpn: string | null
  gallery: GalleryItem[]
  badges: Badge[]
  /** Of a classified. */
  condition: Condition | null
  quality: LocalizedText[]
  sourcing: LocalizedText[]
  shipping: {
    weight: { amount: number; unit: WeightUnit } | null
    /** Width, height, length. */
    size: { amounts: [number, number, number]; unit: LengthUnit } | null
  }
  /** Codes of countries and subdivisions. */
  excludedRegions: string[]
  isPerishable: boolean
  /** Null if the vendor states no terms. */
  delivery: DeliveryTerms | null
  description: LocalizedRichText | null
  categories: CardCategory[]
  categoryIds: string[]
  speciesIds: string[]
  vendor: ProductVendor | null
  likeCount: number
  averageRating: number | null
  ratingCount: number
  publishedAt: string
  updatedAt: string
  /** Blocks of the editor, each with its language where that is not the page's. */
  layout: (NonNullable<Product['layout']>[number] & { lang?: Locale })[]
  /** Ids of all other documents that the page shows, by collection. */
  shown: { categories: string[]; media: string[]; mushrooms: string[]; vendors: string[] }
}

type Related = string | { id: string } | null | undefined

function idsIn(relations: readonly Related[]): string[] {
  return relations.flatMap((relation) => (typeof relation === 'string' ? relation : (relation?.id ?? [])))
}

function galleryOf({ gallery }: Product): GalleryItem[] {
  return (gallery ?? []).flatMap((row) => {
    const image = cardImage(row.image)
    const media = populated(row.image)
    if (!image || !media) return []
    return [
      {
        id: row.id ?? media.id,
        image,
        large: media.sizes?.page?.url ?? image.url,
        title: localizedText(row, 'title'),
      },
    ]
  })
}

function keysOf({ enableVariants, variants }: Product): ProductKey[] {
  return ((enableVariants && variants?.keys) || []).map((key) => ({
    identifier: key.identifier,
    label: localizedText(key, 'label'),
    options: (key.options ?? []).map((option) => ({
      identifier: option.identifier,
      label: localizedText(option, 'label'),
      colour: option.colour ?? null,
    })),
  }))
}

function shippingOf({ shippingInfo }: Product): ProductView['shipping'] {
  const { weight, weightUnit, width, height, length, lengthUnit } = shippingInfo ?? {}
  return {
    weight: typeof weight === 'number' ? { amount: weight, unit: weightUnit ?? 'g' } : null,
    size:
      typeof width === 'number' && typeof height === 'number' && typeof length === 'number'
        ? { amounts: [width, height, length], unit: lengthUnit ?? 'cm' }
        : null,
  }
}

function vendorOf(doc: Product): ProductVendor | null {
  const vendor = populated<Vendor>(doc.vendor)
  if (!vendor) return null
  return {
    ...vendorListing.entry(vendor).card,
    website: vendor.website ?? null,
    standardPolicy: usesStandardTerms(vendor),
    contact: cardCategories(doc.categories).some(isClassified)
      ? { phone: vendor.phone ?? null, email: vendor.email ?? null }
      : null,
  }
}

/** The ids of the documents that a product's page shows. */
function shownOn({ categories, gallery, meta, productDescription, species, vendor }: Product) {
  const pictures = (gallery ?? []).map(({ image }) => image)
  return {
    categories: idsIn(categories),
    media: idsIn([meta?.image, productDescription?.productImage, ...pictures]),
    mushrooms: idsIn(species ?? []),
    vendors: idsIn([vendor]),
  }
}

/** Flattens a product, read at depth 2, into what its page shows at a given time. */
export function productView(doc: Product, at: Date): ProductView {
  const { baseInventory, productDescription, aggregateRating } = doc
  const timeZone = timeZoneOf(populated<Vendor>(doc.vendor)?.address ?? {})
  const variants = variantsOf<NonNullable<NonNullable<Product['variants']>['variants']>[number]>(doc)
  const texts = (rows: { designation: string }[] | null | undefined) =>
    (rows ?? []).map((row) => localizedText(row, 'designation'))
  return {
    id: doc.id,
    slug: doc.slug,
    title: localizedText(doc, 'title'),
    summary: localizedText(doc.meta, 'description'),
    image: cardImage(doc.meta?.image),
    drawing: productDrawing(doc),
    currency: baseInventory.currency,
    range: priceRangeAt(doc, at, timeZone),
    price: priceAt(doc, null, at, timeZone),
    stock: stockOf(doc, null),
    inStock: inStock(doc),
    itemType: localizedText(baseInventory, 'itemType'),
    quantity:
      baseInventory.baseUnit && baseInventory.baseUnitQuantity
        ? { amount: baseInventory.baseUnitQuantity, unit: baseInventory.baseUnit }
        : null,
    nextPriceChange: nextPriceChange(doc, variants, at)?.toISOString() ?? null,
    keys: keysOf(doc),
    variants: variants.map((variant, index) => ({
      id: variant.id ?? String(index),
      options: choiceOf(variant),
      price: priceAt(doc, variant, at, timeZone),
      stock: stockOf(doc, variant),
      sku: variant.sku ?? doc.sku ?? null,
      mpn: variant.mpn ?? doc.mpn ?? null,
    })),
    sku: doc.sku ?? null,
    mpn: doc.mpn ?? null,
    gallery: galleryOf(doc),
    badges: doc.badges ?? [],
    condition: doc.condition ?? null,
    quality: texts(doc.productQualityDesignations),
    sourcing: texts(doc.sourcingDesignations),
    shipping: shippingOf(doc),
    excludedRegions: doc.excludedRegions ?? [],
    isPerishable: doc.perishable ?? false,
    delivery: deliveryOf(doc, populated<Vendor>(doc.vendor)),
    description: localizedRichText(doc, 'description'),
    ...descriptionView(productDescription),
    categories: cardCategories(doc.categories),
    categoryIds: idsIn(doc.categories),
    speciesIds: idsIn(doc.species ?? []),
    vendor: vendorOf(doc),
    likeCount: doc.likeCount ?? 0,
    averageRating: aggregateRating?.averageRating ?? null,
    ratingCount: aggregateRating?.reviewCount ?? 0,
    publishedAt: doc.publishedAt ?? doc.createdAt,
    updatedAt: doc.updatedAt,
    layout: placedBlocks(doc.layout),
    shown: shownOn(doc),
  }
}
