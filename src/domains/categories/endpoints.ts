import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { PublicError } from '@/foundation/errors'
import { readerOf } from '@/foundation/payload/reader'
import { childCategories } from './queries'

async function respond(req: PayloadRequest, scope: 'children' | 'leaves'): Promise<Response> {
  const id = z.uuid().safeParse(req.routeParams?.id)
  if (!id.success) throw new PublicError('The category id must be a uuid.', 400)
  return Response.json(await childCategories(readerOf(req), id.data, scope))
}

/** `GET /api/categories/{id}/children`: an array of categories. */
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
