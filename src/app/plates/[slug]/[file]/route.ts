import { rasterizeCard } from '@illustrations/engine/rasterize'
import { readPlateFile } from '@illustrations/plates/address'
import { drawPlate } from '@illustrations/plates/draw'
import { avifResponse, noDrawing, svgResponse } from '@/app/drawing-response'
import { speciesTraits } from '@/domains/species/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { pageReader } from '@/site/page-reader'

interface Context {
  params: Promise<{ slug: string; file: string }>
}

/** Rendered once for each species; a changed species has another URL. */
export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/**
 * `/plates/{slug}/{view}-{detail}-{theme}.{format}`: the illustration of a published species. The URL
 * carries the version of its traits.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug, file } = await params
  const image = readPlateFile(file)
  const species = image ? await speciesTraits(await pageReader('en'), slug) : null
  dependsOn([tags.slug('mushrooms', slug), ...(species ? [tags.document('mushrooms', species.id)] : [])])
  if (!image || !species) return noDrawing()
  const svg = drawPlate(species.traits, { ...image, seed: species.slug })
  return image.format === 'avif' ? avifResponse(await rasterizeCard(svg)) : svgResponse(svg)
}
