import { type CardImage, cardImage } from '@/domains/cards/card'
import { type LocalizedText, sayingOf } from '@/foundation/i18n/localized-text'
import { as, type Reader, translated } from '@/foundation/payload/reader'

/** A shop elsewhere, as a block shows it. */
export interface AffiliateCard {
  id: string
  name: string
  website: string
  description: LocalizedText | null
  logo: CardImage | null
}

/** An affiliate, or null. */
export async function affiliateWith(reader: Reader, id: string): Promise<AffiliateCard | null> {
  const { shown, fallbacks } = await translated(reader.locale, (how) =>
    reader.payload.find({
      ...as(reader),
      ...how,
      collection: 'affiliates',
      depth: 1,
      limit: 1,
      pagination: false,
      where: { id: { equals: id } },
    }),
  )
  const [doc] = shown.docs
  if (!doc) return null
  return {
    id: doc.id,
    name: doc.businessName,
    website: doc.website,
    description: sayingOf(fallbacks)(doc.description),
    logo: cardImage(doc.logo, fallbacks),
  }
}
