import { createHash } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import type { Fingerprints } from './changes'
import { defaultLicence, type Licence, openDataSlug } from './global'
import {
  type InAllLanguages,
  type ReferenceRecord,
  referenceRecord,
  type SpeciesRecord,
  speciesRecord,
} from './record'

/** Everything that is published as open data. */
export interface Dataset {
  /** A hash of the contents. */
  version: string
  licence: Licence
  rightsHolder: string
  species: SpeciesRecord[]
  references: ReferenceRecord[]
  fingerprints: Fingerprints
}

/** Documents read at once. */
const pageSize = 100

/** What the records contain; chemistry and nutrition have licences of their own. */
const speciesFields = {
  slug: true,
  meta: { description: true },
  specie: {
    scientificName: true,
    authority: true,
    mycobank: true,
    gbif: true,
    wikidata: true,
    synonyms: true,
    commonNames: true,
    localNames: true,
    taxonomy: true,
    edibility: true,
    psychoactive: true,
    poisoning: { syndrome: true, onsetHours: true },
    cooking: true,
    traits: true,
    habitat: true,
    distribution: true,
    redList: true,
    seasons: true,
    lookAlikeSpecies: true,
    references: true,
  },
} as const

const referenceFields = { title: true, authors: true, publication: true, year: true, link: true } as const

const populate = {
  mushrooms: { slug: true, specie: { scientificName: true, edibility: true } },
  references: { title: true },
} as const

/** Reads all published documents of a collection in all languages, as a guest may see them. */
async function readAll<Doc>(
  payload: Payload,
  collection: CollectionSlug,
  options: { select: object; sort: string },
): Promise<Doc[]> {
  const docs: Doc[] = []
  let page = 1
  let isLast = false
  while (!isLast) {
    const found = await payload.find({
      ...options,
      collection,
      depth: 1,
      limit: pageSize,
      locale: 'all',
      overrideAccess: false,
      page,
      populate: populate as never,
      where: { _status: { equals: 'published' } },
    })
    docs.push(...(found.docs as Doc[]))
    isLast = !found.hasNextPage
    page += 1
  }
  return docs
}

const hashOf = (value: unknown, length: number) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, length)

/** Reads the data as it is published now. */
export async function readDataset(payload: Payload): Promise<Dataset> {
  const [settings, mushrooms, references] = await Promise.all([
    payload.findGlobal({ slug: openDataSlug, depth: 0, overrideAccess: false }),
    readAll<InAllLanguages<Parameters<typeof speciesRecord>[0]>>(payload, 'mushrooms', {
      select: speciesFields,
      sort: 'slug',
    }),
    readAll<Parameters<typeof referenceRecord>[0]>(payload, 'references', {
      select: referenceFields,
      sort: 'id',
    }),
  ])
  const contents = {
    licence: settings.licence ?? defaultLicence,
    rightsHolder: settings.rightsHolder || 'Fungarium',
    species: mushrooms.map(speciesRecord),
    references: references.map(referenceRecord),
  }
  const fingerprints = Object.fromEntries(contents.species.map((record) => [record.id, hashOf(record, 16)]))
  return { ...contents, version: hashOf(contents, 12), fingerprints }
}
