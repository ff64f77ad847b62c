import type { Endpoint } from 'payload'
import { z } from 'zod'
import { formPost, fromOf, whoeverIsSignedIn } from '../forms/post'
import { submit } from './endpoints'
import { pointerOf } from './items'

/**
 * `POST /api/{likes|helpfuls}/press`, for browsers without a script: sets one's mark on `item`, or takes it back, and
 * leads back to the page.
 */
export function pressEndpoint(collection: 'likes' | 'helpfuls', among: readonly string[]): Endpoint {
  return formPost({
    path: '/press',
    input: z.object({ item: z.string(), from: z.string().optional() }),
    handle: async (req, { item, from }) => {
      const { id: user } = whoeverIsSignedIn(req)
      const own = { overrideAccess: false, req, user: req.user, depth: 0 }
      const where = { key: { equals: `${user} ${item}` } }
      const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, req })
      const to = fromOf(req, { from })
      const [mark] = docs
      if (mark) {
        await req.payload.delete({ ...own, collection, id: mark.id })
        return { to, body: { id: null } }
      }
      req.data = { item: pointerOf(item) }
      const { doc } = await submit(req, { collection, field: 'item', among, oncePerPerson: true })
      return { to, body: { id: doc.id }, status: 201 }
    },
  })
}
