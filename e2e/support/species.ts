import { request } from './rest'
import type { edibilityOrder } from './site'

/** A species as REST returns it with `depth=0`, in English. */
export interface Species {
  id: string
  slug: string
  specie: { edibility: (typeof edibilityOrder)[number][]; lookAlikeSpecies?: { species: string }[] }
}

/** Returns all published species by slug. */
export async function fetchSpecies(): Promise<Species[]> {
  const species: Species[] = []
  for (let page = 1; ; page += 1) {
    const response = await request(`/api/mushrooms?limit=100&page=${page}&depth=0&sort=slug`)
    const { docs, hasNextPage } = (await response.json()) as { docs: Species[]; hasNextPage: boolean }
    species.push(...docs)
    if (!hasNextPage) return species
  }
}
