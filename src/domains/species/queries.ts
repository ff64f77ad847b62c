import { as, asInAllLocales, findBySlug, inLanguageOf, type Reader } from '@/foundation/payload/reader'
import { populate } from './populate'
import { type SpeciesView, speciesView } from './view'

/** Returns the species with a slug; null if there is none or the reader may not see it. */
export async function getSpecies(reader: Reader, slug: string): Promise<SpeciesView | null> {
  const doc = await findBySlug(reader, 'mushrooms', slug, { depth: 1, populate })
  return doc ? speciesView(doc) : null
}

/** Returns the species with these slugs that the reader may see, in the order of the slugs. */
export async function listSpecies(reader: Reader, slugs: readonly string[]): Promise<SpeciesView[]> {
  if (slugs.length === 0) return []
  const { docs } = await reader.payload.find({
    ...asInAllLocales(reader),
    collection: 'mushrooms',
    depth: 1,
    populate,
    limit: slugs.length,
    pagination: false,
    where: { slug: { in: [...slugs] } },
  })
  const views = docs.map((doc) => speciesView(inLanguageOf(reader, 'mushrooms', doc)))
  return slugs.flatMap((slug) => views.find((view) => view.slug === slug) ?? [])
}

/** Returns the traits that the illustration of a species is drawn from, or null if there is nothing to draw. */
export async function speciesTraits(reader: Reader, slug: string) {
  const { docs } = await reader.payload.find({
    ...as(reader),
    collection: 'mushrooms',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { slug: true, specie: { scientificName: true, traits: true } },
    where: { slug: { equals: slug } },
  })
  const [doc] = docs
  const { growthForm, hymenium } = doc?.specie?.traits ?? {}
  // A draft may lack what is drawn first.
  return doc && growthForm && hymenium
    ? { id: doc.id, slug: doc.slug, scientificName: doc.specie.scientificName, traits: doc.specie.traits }
    : null
}
