import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { RequestError } from '@/foundation/errors'
import { readerOf } from '@/foundation/payload/reader'
import { slugPattern } from '@/foundation/routing/slug'
import { findPage, isFindRequest } from './find'
import { readPage } from './override'
import { getTaxonomy } from './taxonomy'

/** `GET /api/taxonomy/{root}?locale=`: one root of the taxonomy (species, products, consumption-form, experiential). */
export const taxonomyEndpoint: Endpoint = {
  path: '/taxonomy/:root',
  method: 'get',
  handler: async (req) => {
    const root = String(req.routeParams?.root)
    const node = slugPattern.test(root) ? await getTaxonomy(readerOf(req), root) : null
    if (!node) throw new RequestError('taxonomyRoot', 404)
    return Response.json(node)
  },
}

async function readBody(req: PayloadRequest): Promise<unknown> {
  await addDataAndFileToRequest(req)
  return req.data ?? {}
}

/** `POST /api/collectionOverride`: one page of a collection under `result`. */
export const collectionOverride: Endpoint = {
  path: '/collectionOverride',
  method: 'post',
  handler: async (req) => Response.json({ result: await readPage(req, await readBody(req)) }),
}

/** `POST /api/paginatedCollectionOverride`: one page of a collection, not wrapped. */
export const paginatedCollectionOverride: Endpoint = {
  path: '/paginatedCollectionOverride',
  method: 'post',
  handler: async (req) => Response.json(await readPage(req, await readBody(req))),
}

/** `POST /api/collections`: the documents of a carousel, each with its collection in `_collectionType`. */
export const collectionsEndpoint: Endpoint = {
  path: '/collections',
  method: 'post',
  handler: async (req) => {
    const { collection, ...body } = (await readBody(req)) as Record<string, unknown>
    const page = await findPage(req, collection, body)
    return Response.json({ ...page, docs: page.docs.map((doc) => ({ ...doc, _collectionType: collection })) })
  },
}

/** The JSON body of a request, or null. Restores `text` and `json` of the request, so that it can be read again. */
async function readJson(req: PayloadRequest): Promise<unknown> {
  if (!req.headers.get('Content-Type')?.includes('json') || !req.text) return null
  const text = await req.text()
  req.text = async () => text
  req.json = async () => JSON.parse(text)
  try {
    return JSON.parse(text || '{}')
  } catch {
    return null
  }
}

/**
 * `POST /api/products`: finds products if the body is a query, otherwise creates one. The endpoint shadows Payload's own,
 * which the admin panel uses, and delegates to it.
 */
export const findOrCreate: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    const body = await readJson(req)
    if (isFindRequest(body)) return Response.json(await findPage(req, 'products', body))
    const endpoints = req.payload.collections.products?.config.endpoints || []
    const create = endpoints.find(
      ({ path, method, handler }) => path === '/' && method === 'post' && handler !== findOrCreate.handler,
    )
    if (!create) throw new Error('Payload has no endpoint that creates a product.')
    return create.handler(req)
  },
}
