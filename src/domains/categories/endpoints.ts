import type { Endpoint, PayloadRequest } from 'payload'
import { readerOf } from '@/foundation/payload/reader'
import { isUuid } from '@/foundation/payload/uuid'
import { childCategories } from './queries'

async function respond(req: PayloadRequest, scope: 'children' | 'leaves'): Promise<Response> {
  const id = req.routeParams?.id
  return Response.json(isUuid(id) ? await childCategories(readerOf(req), id, scope) : [])
}

/** `GET /api/categories/{id}/children`: an array of categories, empty for what is no id. */
export const childrenEndpoint: Endpoint = {
  path: '/:id/children',
  method: 'get',
  handler: (req) => respond(req, 'children'),
}

/** `GET /api/categories/{id}/leaf-descendants`: an array of categories without children. */
export const leafDescendantsEndpoint: Endpoint = {
  path: '/:id/leaf-descendants',
  method: 'get',
  handler: (req) => respond(req, 'leaves'),
}
