import type { Endpoint } from 'payload'
import { openApiDocument } from './document'

/** `GET /api/openapi.json`: the description of the API in OpenAPI 3.1. */
export const openApiEndpoint: Endpoint = {
  path: '/openapi.json',
  method: 'get',
  handler: (req) =>
    Response.json(openApiDocument(req.payload.config), {
      headers: { 'Cache-Control': 'public, max-age=3600' },
    }),
}
