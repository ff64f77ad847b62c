import { addDataAndFileToRequest, type Endpoint, Forbidden } from 'payload'
import { z } from 'zod'
import { RequestError } from '@/foundation/errors'
import { isAdmin } from '@/foundation/payload/access'
import { removalScopes, removeSampleBatch } from './remove'

const bodySchema = z.object({ scope: z.enum(removalScopes) })

/** Removes some of the sample content and tells how much remains; the panel calls it until nothing does. */
export const removeSampleContent: Endpoint = {
  path: '/sample-content/remove',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin(req.user)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const body = bodySchema.safeParse(req.data)
    if (!body.success) throw new RequestError('scope', 400, { scopes: removalScopes.join(', ') })
    return Response.json(await removeSampleBatch(req.payload, body.data.scope))
  },
}
