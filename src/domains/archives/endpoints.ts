import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { PublicError } from '../../foundation/errors'
import { readerOf } from '../../foundation/payload/reader'
import { slugPattern } from '../../foundation/routing/slug'
import { askedPage } from './override'
import { taxonomyNode } from './taxonomy'

/** `GET /api/taxonomy/{root}?locale=`: one root of the taxonomy (species, products, consumption-form, experiential). */
export const taxonomyEndpoint: Endpoint = {
  path: '/taxonomy/:root',
  method: 'get',
  handler: async (req) => {
    const root = String(req.routeParams?.root)
    const node = slugPattern.test(root) ? await taxonomyNode(readerOf(req), root) : null
    if (!node) throw new PublicError('There is no such root of the taxonomy.', 404)
    return Response.json(node)
  },
}

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  await addDataAndFileToRequest(req)
  return req.data ?? {}
}

/** `POST /api/collectionOverride`: one page of a collection, in `result`. */
export const collectionOverride: Endpoint = {
  path: '/collectionOverride',
  method: 'post',
  handler: async (req) => Response.json({ result: await askedPage(req, await bodyOf(req)) }),
}

/** `POST /api/paginatedCollectionOverride`: the same, not wrapped. */
export const paginatedCollectionOverride: Endpoint = {
  path: '/paginatedCollectionOverride',
  method: 'post',
  handler: async (req) => Response.json(await askedPage(req, await bodyOf(req))),
}
