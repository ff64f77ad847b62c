import type { Offer, Product, WithContext } from 'schema-dts'
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
    // One millisecond earlier, so that consumers who read only the date get the right day.
    ...(price.until && { priceValidUntil: new Date(Date.parse(price.until) - 1).toISOString() }),
    ...(sku && { sku }),
    ...(vendor && { seller: { '@type': 'Organization', name: vendor.name } }),
    ...(vendor?.standardPolicy && { ...standardDelivery, ...(isPerishable ? noReturns : standardReturns) }),
  }
}

/**
 * https://schema.org/Product with an offer for each variant. Ratings and terms that are unknown are left
 * out.
 */
export function productJsonLd(product: ProductView, rating: Rated, locale: Locale): WithContext<Product> {
  const path = documentPath('products', product.slug)
  const { price, stock, sku, mpn, summary, gallery, range, variants } = product
  const offers = variants.map((variant) =>
    offer(
      { ...variant, url: absolute(locale, withQuery(path, { variant: variant.id, ...variant.options })) },
      product,
    ),
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: plainText(product.title),
    url: absolute(locale, path),
    ...(summary && { description: plainText(summary) }),
    // Falls back to the share image of the page.
    image: gallery.length > 0 ? gallery.map(({ large }) => absolute('en', large)) : shareUrl(locale, path),
    ...(sku && { sku }),
    ...(mpn && { mpn }),
    ...(product.categories[0] && { category: plainText(product.categories[0].title) }),
    ...ratingJsonLd(rating),
    offers:
      offers.length > 0
        ? {
            '@type': 'AggregateOffer',
            lowPrice: fromMinor(range.price.from, product.currency),
            highPrice: fromMinor(range.price.to ?? range.price.from, product.currency),
            priceCurrency: product.currency,
            offerCount: offers.length,
            offers,
          }
        : offer({ price, stock, sku, url: absolute(locale, path) }, product),
  }
}
