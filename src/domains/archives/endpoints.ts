import type { Endpoint } from 'payload'
import { PublicError } from '../../foundation/errors'
import { readerOf } from '../../foundation/payload/reader'
import { slugPattern } from '../../foundation/routing/slug'
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
