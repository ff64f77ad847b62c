import type { Payload } from 'payload'
import { coverageOf, type FieldCoverage, missingFields } from '@/domains/species/coverage'
import type { Mushroom } from '@/payload-types'

/** A species with the fields that it does not record. */
export interface IncompleteSpecies {
  id: string
  name: string
  missing: string[]
}

export interface Coverage {
  species: number
  fields: FieldCoverage[]
  /** Those that lack most first. */
  incomplete: IncompleteSpecies[]
}

/** Species read at once. */
const pageSize = 100

async function readSpecies(payload: Payload): Promise<Pick<Mushroom, 'id' | 'title' | 'specie'>[]> {
  const docs: Pick<Mushroom, 'id' | 'title' | 'specie'>[] = []
  let page = 1
  let isLast = false
  while (!isLast) {
    const found = await payload.find({
      collection: 'mushrooms',
      depth: 0,
      limit: pageSize,
      page,
      select: { title: true, specie: true },
      sort: 'title',
      where: { _status: { equals: 'published' } },
    })
    docs.push(...found.docs)
    isLast = !found.hasNextPage
    page += 1
  }
  return docs
}

/** By field, how many published species record it, and what each of them lacks. */
export async function readCoverage(payload: Payload): Promise<Coverage> {
  const docs = await readSpecies(payload)
  const incomplete = docs
    .map(({ id, title, specie }) => ({ id, name: title ?? '', missing: missingFields(specie) }))
    .filter(({ missing }) => missing.length > 0)
    .sort((one, other) => other.missing.length - one.missing.length)
  return { species: docs.length, fields: coverageOf(docs.map(({ specie }) => specie)), incomplete }
}
