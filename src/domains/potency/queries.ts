import { potencyName } from '@/domains/species/potency'
import { getSpecies } from '@/domains/species/queries'
import type { SpeciesView } from '@/domains/species/view'
import { as, type Reader } from '@/foundation/payload/reader'

/** Returns the species whose address ends with a name; null if there is none or nothing is published about it. */
export async function getPotency(reader: Reader, name: string): Promise<SpeciesView | null> {
  const { docs } = await reader.payload.find({
    ...as(reader),
    collection: 'mushrooms',
    depth: 0,
    pagination: false,
    select: { slug: true, specie: { scientificName: true, variation: true } },
    where: { 'specie.psychoactive': { equals: true } },
  })
  const found = docs.find(({ specie }) => specie?.scientificName && potencyName(specie) === name)
  const species = found ? await getSpecies(reader, found.slug) : null
  return species && species.potency.length > 0 ? species : null
}
