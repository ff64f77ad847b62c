import { readDrawingFile, showsSpecies } from '@illustrations/objects/address'
import type { DrawingKind } from '@illustrations/objects/catalogue'
import { drawObject, isDrawn } from '@illustrations/objects/draw'
import { speciesTraits } from '@/domains/species/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { noSuch } from '@/site/files/file'
import { allowAll } from '@/site/session'
import { drawingResponse } from './drawing-response'

/** A published species, on which the response then depends. */
async function drawnSpecies(slug: string) {
  const species = await speciesTraits(await allowAll('en'), slug)
  dependsOn([tags.slug('mushrooms', slug), ...(species ? [tags.document('mushrooms', species.id)] : [])])
  return species
}

/**
 * `/drawings/{kind}/{name}/{size}-{tint}[-{initials}]-{theme}[.{species}].svg`: goods, vendors, guides, effects,
 * empty pages, stages of growing. Goods and dishes show the species that they consist of, stages the one that grows; their
 * cards are also AVIF, with that ending.
 */
export async function objectDrawingFile(
  _request: Request,
  { name, file, ...rest }: { kind: string; name: string; file: string },
): Promise<Response> {
  const kind = rest.kind as DrawingKind
  const look = readDrawingFile(file)
  if (!look || !isDrawn(kind, name) || (look.species && !showsSpecies(kind))) return noSuch('drawing')
  if (look.format === 'avif' && (!showsSpecies(kind) || look.size !== 'card')) return noSuch('drawing')
  const species = look.species ? await drawnSpecies(look.species) : null
  if (look.species && !species) return noSuch('drawing')
  return drawingResponse(drawObject(kind, name, look, species), look.format)
}
