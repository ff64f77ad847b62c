import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { PublicError } from '@/foundation/errors'
import { readerOf } from '@/foundation/payload/reader'
import { slugPattern } from '@/foundation/routing/slug'
import { foundPage, isFind } from './find'
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

/** `POST /api/collections`: what a carousel of any kind shows, each with its collection in `_collectionType`. */
export const collectionsEndpoint: Endpoint = {
  path: '/collections',
  method: 'post',
  handler: async (req) => {
    const { collection, ...body } = (await bodyOf(req)) as Record<string, unknown>
    const page = await foundPage(req, collection, body)
    return Response.json({ ...page, docs: page.docs.map((doc) => ({ ...doc, _collectionType: collection })) })
  },
}

/** The body of a request as it was sent, for whoever comes after; null where it is no JSON. */
async function jsonOf(req: PayloadRequest): Promise<unknown> {
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

/** `POST /api/products`: products, where the body only asks for some; a new one, as Payload has it, otherwise. */
export const findOrCreate: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    const body = await jsonOf(req)
    if (isFind(body)) return Response.json(await foundPage(req, 'products', body))
    const endpoints = req.payload.collections.products?.config.endpoints || []
    const create = endpoints.find(
      ({ path, method, handler }) => path === '/' && method === 'post' && handler !== findOrCreate.handler,
    )
    if (!create) throw new Error('Payload has no call that creates a product.')
    return create.handler(req)
  },
}
