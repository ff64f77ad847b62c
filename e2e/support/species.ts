import { request } from './rest'
import type { edibilityOrder } from './site'

/** A species as REST returns it with `depth=0`, in English. */
export interface Species {
  id: string
  slug: string
  specie: { edibility: (typeof edibilityOrder)[number][]; lookAlikeSpecies?: { species: string }[] }
}

/** Returns all published species by slug. The sample content has fewer than one page of them. */
export async function fetchSpecies(): Promise<Species[]> {
  const response = await request('/api/mushrooms?limit=100&depth=0&sort=slug')
  const { docs, totalDocs } = (await response.json()) as { docs: Species[]; totalDocs: number }
  if (docs.length !== totalDocs) throw new Error(`${docs.length} of ${totalDocs} species were returned.`)
  return docs
}
