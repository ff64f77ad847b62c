import type { CollectionSlug, Endpoint } from 'payload'
import { z } from 'zod'
import { formEndpoint, returnPathOf, SignInRequired } from '@/foundation/forms/form-endpoint'
import { saveEntry } from './endpoints'
import { savePendingAction } from './pending-action'
import { parseSubjectKey } from './subjects'

/**
 * `POST /api/{likes|helpfuls}/press`, for browsers without JavaScript: creates the user's reaction to `item` or deletes
 * it, and redirects to the page it came from. For guests it is done once they have signed in.
 */
export function toggleEndpoint(
  collection: 'likes' | 'helpfuls',
  allowed: readonly CollectionSlug[],
): Endpoint {
  return formEndpoint({
    path: '/press',
    schema: z.object({ item: z.string(), from: z.string().optional() }),
    handle: async (req, { item, from }) => {
      if (!req.user) throw new SignInRequired([await savePendingAction(req, { collection, item })])
      const where = { key: { equals: `${req.user.id} ${item}` } }
      const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, req })
      const to = returnPathOf(req, { from })
      const [reaction] = docs
      if (reaction) {
        const asUser = { overrideAccess: false, req, user: req.user, depth: 0 }
        await req.payload.delete({ ...asUser, collection, id: reaction.id })
        return { to, body: { id: null } }
      }
      req.data = { item: parseSubjectKey(item) }
      const { doc } = await saveEntry(req, { collection, field: 'item', allowed, onePerUser: true })
      return { to, body: { id: doc.id }, status: 201 }
    },
  })
}
