import { as, type Reader, translated } from '@/foundation/payload/reader'
import { type GuideView, guideView } from './view'

const populate = {
  mushrooms: { slug: true, specie: { scientificName: true, edibility: true, traits: true } },
  references: {
    title: true,
    authors: true,
    publication: true,
    year: true,
    link: true,
    summary: true,
    _status: true,
  },
} as const

/** The growing guide at an address, or null. */
export async function guideAt(reader: Reader, slug: string): Promise<GuideView | null> {
  const { shown, fallbacks } = await translated(reader.locale, (how) =>
    reader.payload.find({
      ...as(reader),
      ...how,
      collection: 'growingguides',
      depth: 1,
      limit: 1,
      pagination: false,
      populate,
      where: { slug: { equals: slug } },
    }),
  )
  const [doc] = shown.docs
  return doc ? guideView(doc, fallbacks) : null
}
