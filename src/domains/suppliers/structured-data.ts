import type { LocalBusiness, Organization, WithContext } from 'schema-dts'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { type Rated, ratingJsonLd } from '@/foundation/seo/rating'
import type { SupplierView } from './view'

/** Spelled as in https://schema.org/DayOfWeek. */
const schemaDays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

/**
 * https://schema.org/LocalBusiness if it has a store or opening hours, else
 * https://schema.org/Organization.
 */
export function supplierJsonLd(
  { card, street, phone, email, website, socialMedia, opening }: SupplierView,
  rating: Rated,
  locale: Locale,
): WithContext<LocalBusiness | Organization> {
  const { place } = card
  const links = [website, ...socialMedia.map(({ url }) => url)].filter((url) => url !== null)
  const common = {
    '@context': 'https://schema.org',
    '@id': absolute(locale, documentPath(card.kind, card.slug)),
    name: card.name,
    url: absolute(locale, documentPath(card.kind, card.slug)),
    areaServed: place.country,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(place.city && { addressLocality: place.city }),
      ...(place.state && { addressRegion: place.state }),
      ...(place.postalCode && { postalCode: place.postalCode }),
      addressCountry: place.country,
    },
    ...(card.description && { description: plainText(card.description) }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(links.length > 0 && { sameAs: links }),
    ...ratingJsonLd(rating),
  } as const
  if (!card.hasStore && opening.length === 0) return { ...common, '@type': 'Organization' }
  return {
    ...common,
    '@type': 'LocalBusiness',
    ...(place.latitude !== null &&
      place.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
      }),
    ...(opening.length > 0 && {
      openingHoursSpecification: opening.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: schemaDays[day],
        opens,
        closes,
      })),
    }),
  }
}
