import { rasterizeCard } from '@illustrations/engine/rasterize'
import { readDrawingFile } from '@illustrations/objects/address'
import type { DrawingKind } from '@illustrations/objects/catalogue'
import { drawObject, isDrawn } from '@illustrations/objects/draw'
import { avifResponse, noDrawing, svgResponse } from '@/app/drawing-response'
import { speciesTraits } from '@/domains/species/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { pageReader } from '@/site/page-reader'

interface Context {
  params: Promise<{ kind: string; name: string; file: string }>
}

/** Rendered once: another drawing, or a changed species, has another URL. */
export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/** A published species, on which the response then depends. */
async function drawnSpecies(slug: string) {
  const species = await speciesTraits(await pageReader('en'), slug)
  dependsOn([tags.slug('mushrooms', slug), ...(species ? [tags.document('mushrooms', species.id)] : [])])
  return species
}

/**
 * `/drawings/{kind}/{name}/{size}-{tint}[-{initials}]-{theme}[.{species}].svg`: goods, vendors, guides, effects,
 * empty pages, stages of growing. Goods show the species that they consist of, stages the one that grows; their cards are
 * also AVIF, with that ending.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name, file, ...rest } = await params
  const kind = rest.kind as DrawingKind
  const look = readDrawingFile(file)
  if (!look || !isDrawn(kind, name) || (look.species && kind !== 'goods' && kind !== 'stages'))
    return noDrawing()
  if (look.format === 'avif' && (kind !== 'goods' || look.size !== 'card')) return noDrawing()
  const species = look.species ? await drawnSpecies(look.species) : null
  if (look.species && !species) return noDrawing()
  const svg = drawObject(kind, name, look, species)
  return look.format === 'avif' ? avifResponse(await rasterizeCard(svg)) : svgResponse(svg)
}
