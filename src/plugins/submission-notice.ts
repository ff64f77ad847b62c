import type { Endpoint, SanitizedConfig } from 'payload'
import { findOrCreate } from '@/domains/archives/endpoints'
import { withSubmissionNotice } from '@/domains/products/submission'

/** Whether Payload's panel saves a document with the endpoint. `findOrCreate` delegates to another one. */
function savesDocument({ handler, method, path }: Endpoint): boolean {
  if (handler === findOrCreate.handler) return false
  return (method === 'post' && path === '/') || (method === 'patch' && path === '/:id')
}

function withNotice(endpoint: Endpoint): Endpoint {
  if (!savesDocument(endpoint)) return endpoint
  return { ...endpoint, handler: async (req) => withSubmissionNotice(req, await endpoint.handler(req)) }
}

/** What members and vendors publish and staff read before it is public. */
const readFirst = ['products', 'growingguides']

/** Lets the response to a save say that an entry waits to be read; the panel shows that message. */
export function submissionNotice(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections.filter(({ slug }) => readFirst.includes(slug)))
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(withNotice)
  return config
}
