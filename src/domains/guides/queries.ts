import { findBySlug, type Reader } from '@/foundation/payload/reader'
import { type GuideView, guideView } from './view'

const populate = {
  categories: { path: true, title: true },
  mushrooms: { _status: true, slug: true, specie: { scientificName: true, edibility: true, traits: true } },
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

/** Returns the growing guide with a slug; null if there is none or the reader may not see it. */
export async function getGuide(reader: Reader, slug: string): Promise<GuideView | null> {
  const doc = await findBySlug(reader, 'growingguides', slug, { depth: 1, populate })
  return doc ? guideView(doc) : null
}
