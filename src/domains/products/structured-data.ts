import type { Offer, Product, ProductGroup, WithContext } from 'schema-dts'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { fromMinor } from '@/foundation/money/money'
import { documentPath } from '@/foundation/routing/paths'
import { withQuery } from '@/foundation/routing/with-query'
import { absolute } from '@/foundation/seo/absolute'
import { type Rated, ratingJsonLd } from '@/foundation/seo/rating'
import { shareUrl } from '@/foundation/seo/share'
import type { EffectivePrice } from './sale'
import type { ProductView } from './view'

const days = (from: number, to: number) =>
  ({ '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' }) as const

/** The site's standard terms: returns by mail within thirty days. */
const standardReturns = {
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 30,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  },
} as const

/** Perishable goods cannot be returned. */
const noReturns = {
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  },
} as const

/** The site's standard terms: free shipping within the USA. */
const standardDelivery = {
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(0, 1), transitTime: days(1, 5) },
  },
} as const

interface Sold {
  price: EffectivePrice
  stock: number
  sku: string | null
  url: string
}

function offer({ price, stock, sku, url }: Sold, { currency, isPerishable, vendor }: ProductView): Offer {
  return {
    '@type': 'Offer',
    url,
    price: fromMinor(price.amount, currency),
    priceCurrency: currency,
    availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    ...(price.until && { priceValidUntil: price.until }),
    ...(sku && { sku }),
    ...(vendor && { seller: { '@type': 'Organization', name: vendor.name } }),
    ...(vendor?.standardPolicy && { ...standardDelivery, ...(isPerishable ? noReturns : standardReturns) }),
  }
}

/** What a product and its variants have in common; ratings and terms that are unknown are left out. */
function commonOf(product: ProductView, rating: Rated, locale: Locale) {
  const path = documentPath('products', product.slug)
  const { summary, gallery, categories } = product
  return {
    name: plainText(product.title),
    url: absolute(locale, path),
    ...(summary && { description: plainText(summary) }),
    // Falls back to the share image of the page.
    image: gallery.length > 0 ? gallery.map(({ large }) => absolute('en', large)) : shareUrl(locale, path),
    ...(categories[0] && { category: plainText(categories[0].title) }),
    ...ratingJsonLd(rating),
  }
}

/** A variant, named by its options: “Oyster kit, 5 kg”. */
function variantJsonLd(
  variant: ProductView['variants'][number],
  product: ProductView,
  locale: Locale,
): Product {
  const { options, sku } = variant
  const labels = product.keys.flatMap(({ identifier, options: all }) => {
    const option = all.find((one) => one.identifier === options[identifier])
    return option ? [plainText(option.label)] : []
  })
  const path = withQuery(documentPath('products', product.slug), { variant: variant.id, ...options })
  return {
    '@type': 'Product',
    name: [plainText(product.title), ...labels].join(', '),
    ...(sku && { sku }),
    offers: offer({ ...variant, url: absolute(locale, path) }, product),
  }
}

/** https://schema.org/Product, or https://schema.org/ProductGroup if there are variants. */
export function productJsonLd(
  product: ProductView,
  rating: Rated,
  locale: Locale,
): WithContext<Product | ProductGroup> {
  const common = { '@context': 'https://schema.org', ...commonOf(product, rating, locale) } as const
  const { price, stock, sku, mpn, variants } = product
  if (variants.length > 0)
    return {
      ...common,
      '@type': 'ProductGroup',
      productGroupID: product.slug,
      hasVariant: variants.map((variant) => variantJsonLd(variant, product, locale)),
    }
  return {
    ...common,
    '@type': 'Product',
    ...(sku && { sku }),
    ...(mpn && { mpn }),
    offers: offer({ price, stock, sku, url: common.url }, product),
  }
}
