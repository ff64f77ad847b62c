import type { Endpoint } from 'payload'
import { z } from 'zod'
import { savePendingAction } from '@/domains/contributions/browser/pending-action'
import { formPost, fromOf, SignInFirst } from '@/foundation/forms/post'
import { submit } from './endpoints'
import { parseSubjectKey } from './subjects'

/**
 * `POST /api/{likes|helpfuls}/press`, for browsers without a script: sets one's mark on `item`, or takes it back, and
 * leads back to the page. Who has to sign in first finds it done afterwards.
 */
export function toggleEndpoint(collection: 'likes' | 'helpfuls', among: readonly string[]): Endpoint {
  return formPost({
    path: '/press',
    input: z.object({ item: z.string(), from: z.string().optional() }),
    handle: async (req, { item, from }) => {
      if (!req.user) throw new SignInFirst([await savePendingAction(req, { collection, item })])
      const own = { overrideAccess: false, req, user: req.user, depth: 0 }
      const where = { key: { equals: `${req.user.id} ${item}` } }
      const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, req })
      const to = fromOf(req, { from })
      const [mark] = docs
      if (mark) {
        await req.payload.delete({ ...own, collection, id: mark.id })
        return { to, body: { id: null } }
      }
      req.data = { item: parseSubjectKey(item) }
      const { doc } = await submit(req, { collection, field: 'item', among, oncePerPerson: true })
      return { to, body: { id: doc.id }, status: 201 }
    },
  })
}
