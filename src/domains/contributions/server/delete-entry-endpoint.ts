import type { Endpoint } from 'payload'
import { z } from 'zod'
import { formEndpoint, returnPathOf } from '@/foundation/forms/form-endpoint'
import { withQuery } from '@/foundation/routing/with-query'

/**
 * `POST /api/{collection}/delete`, the form that deletes the user's own entry `id`. A browser returns to `from` with
 * `?done=deleted`.
 */
export function deleteEntryEndpoint(collection: 'reviews' | 'impressions' | 'comments'): Endpoint {
  return formEndpoint({
    path: '/delete',
    schema: z.object({ id: z.uuid('failed'), from: z.string().optional() }),
    needsAccount: true,
    handle: async (req, { id, from }) => {
      await req.payload.delete({ collection, id, depth: 0, overrideAccess: false, req, user: req.user })
      const [path = '/'] = returnPathOf(req, { from }).split(/[?#]/)
      return { to: withQuery(path, { done: 'deleted' }), body: { id } }
    },
  })
}
