import { type CardImage, cardImage } from '@/domains/cards/card'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { asInAllLocales, inLanguageOf, type Reader } from '@/foundation/payload/reader'

/** An external shop as a block shows it. */
export interface AffiliateCard {
  id: string
  name: string
  website: string
  description: LocalizedText | null
  logo: CardImage | null
}

/** The affiliate with that id, or null. */
export async function affiliateWith(reader: Reader, id: string): Promise<AffiliateCard | null> {
  const { docs } = await reader.payload.find({
    ...asInAllLocales(reader),
    collection: 'affiliates',
    depth: 1,
    limit: 1,
    pagination: false,
    where: { id: { equals: id } },
  })
  const [stored] = docs
  if (!stored) return null
  const doc = inLanguageOf(reader, 'affiliates', stored)
  return {
    id: doc.id,
    name: doc.businessName,
    website: doc.website,
    description: localizedText(doc, 'description'),
    logo: cardImage(doc.logo),
  }
}
