import { rasterizeCard } from '@illustrations/engine/rasterize'
import { readPlateFile } from '@illustrations/plates/address'
import { drawPlate } from '@illustrations/plates/draw'
import { avifResponse, noDrawing, svgResponse } from '@/app/drawing-response'
import { speciesTraits } from '@/domains/species/queries'
import { allowAll, sessionUser } from '@/site/page-reader'

interface Context {
  params: Promise<{ slug: string; file: string }>
}

/**
 * `/preview/plates/{slug}/{view}-{detail}-{theme}.{format}`: the illustration of a draft, for those who may read the
 * draft.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug, file } = await params
  const image = readPlateFile(file)
  const user = await sessionUser(request.headers)
  const reader = { ...(await allowAll('en')), user, draft: user !== null }
  const species = image && user ? await speciesTraits(reader, slug) : null
  if (!image || !species) return noDrawing()
  const svg = drawPlate(species.traits, { ...image, seed: species.slug })
  const response = image.format === 'avif' ? avifResponse(await rasterizeCard(svg)) : svgResponse(svg)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
