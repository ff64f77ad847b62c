import { getPotency } from '@/domains/potency/queries'
import type { SpeciesView } from '@/domains/species/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { notFound } from '@/foundation/routing/signals'

/** Reads a species whose potency is published; throws the signal for 404 where there is none. */
export async function loadPotency(reader: Reader, name: string): Promise<SpeciesView> {
  const species = await getPotency(reader, name)
  dependsOn([tags.list('mushrooms')])
  if (!species) return notFound()
  dependsOn([
    tags.document('mushrooms', species.id),
    ...Object.entries(species.shown).flatMap(([collection, ids]) =>
      ids.map((id) => tags.document(collection, id)),
    ),
  ])
  return species
}
