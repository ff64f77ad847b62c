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

/** Lets the response to a save say that a product waits to be read; the panel shows that message. */
export function submissionNotice(config: SanitizedConfig): SanitizedConfig {
  const products = config.collections.find(({ slug }) => slug === 'products')
  if (products?.endpoints) products.endpoints = products.endpoints.map(withNotice)
  return config
}
