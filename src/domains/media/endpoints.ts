import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { createdMessage } from '@/foundation/payload/created-message'
import { processInTurn } from './processing-queue'

/** Forms send `alt` as a separate field; the panel sends all fields as JSON, which Payload parses. */
async function readPlainFields(req: PayloadRequest): Promise<object> {
  if (!req.headers.get('Content-Type')?.startsWith('multipart/')) return {}
  // Payload answers forms that cannot be parsed.
  const form = await req
    .clone?.()
    .formData()
    .catch(() => null)
  const alt = form?.get('alt')
  return typeof alt === 'string' ? { alt } : {}
}

/** `POST /api/media?locale=`, multipart with `file` and `alt`: 201 `{doc, id, message}`. */
export const upload: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    const plainText = await readPlainFields(req)
    await addDataAndFileToRequest(req)
    addLocalesToRequestFromData(req)
    const doc = await processInTurn(req, () =>
      req.payload.create({
        collection: 'media',
        data: { ...plainText, ...req.data } as never,
        depth: 0,
        file: req.file,
        overrideAccess: false,
        req,
        user: req.user,
      }),
    )
    return Response.json({ doc, id: doc.id, message: createdMessage(req, 'media') }, { status: 201 })
  },
}
