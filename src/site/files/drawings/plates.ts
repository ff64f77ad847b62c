import { readPlateFile } from '@illustrations/plates/address'
import { drawPlate } from '@illustrations/plates/draw'
import { speciesTraits } from '@/domains/species/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { noSuch } from '@/site/files/file'
import { allowAll, sessionUser } from '@/site/session'
import { drawingResponse } from './drawing-response'

type Params = { slug: string; file: string }

/**
 * `/plates/{slug}/{view}-{detail}-{theme}.{format}`: the illustration of a published species. The URL
 * carries the version of its traits.
 */
export async function plateFile(_request: Request, { slug, file }: Params): Promise<Response> {
  const image = readPlateFile(file)
  const species = image ? await speciesTraits(await allowAll('en'), slug) : null
  dependsOn([tags.slug('mushrooms', slug), ...(species ? [tags.document('mushrooms', species.id)] : [])])
  if (!image || !species) return noSuch('drawing')
  return drawingResponse(drawPlate(species.traits, { ...image, seed: species.slug }), image.format)
}

/**
 * `/preview/plates/{slug}/{view}-{detail}-{theme}.{format}`: the illustration of a draft, for those who may read the
 * draft.
 */
export async function draftPlateFile(request: Request, { slug, file }: Params): Promise<Response> {
  const image = readPlateFile(file)
  const user = await sessionUser(request.headers)
  const reader = { ...(await allowAll('en')), user, draft: user !== null }
  const species = image && user ? await speciesTraits(reader, slug) : null
  if (!image || !species) return noSuch('drawing')
  const response = await drawingResponse(
    drawPlate(species.traits, { ...image, seed: species.slug }),
    image.format,
  )
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
