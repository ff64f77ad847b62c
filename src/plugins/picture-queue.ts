import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, type SanitizedConfig } from 'payload'
import { processInTurn } from '@/domains/media/processing-queue'

/** Whether a built-in endpoint of the media encodes a picture for a request. */
const encodesPicture = ({ path }: Endpoint, { file, query }: PayloadRequest): boolean =>
  Boolean(file || query?.uploadEdits) || path.endsWith('/duplicate')

/** Reads the body before the picture waits, so that a slow connection keeps nobody waiting. */
function inTurn(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      // The endpoint itself would read the body again, and fail.
      Object.defineProperty(req, 'body', { value: null })
      return encodesPicture(endpoint, req)
        ? processInTurn(req, async () => endpoint.handler(req))
        : endpoint.handler(req)
    },
  }
}

/** Makes replaced, cropped and copied pictures wait like those that are uploaded. */
export function queuePictures(config: SanitizedConfig): SanitizedConfig {
  const media = config.collections.find(({ slug }) => slug === 'media')
  if (media?.endpoints)
    media.endpoints = media.endpoints.map((endpoint) =>
      endpoint.method === 'patch' || endpoint.path.endsWith('/duplicate') ? inTurn(endpoint) : endpoint,
    )
  return config
}
