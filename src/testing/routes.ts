import * as rest from '@/app/(payload)/api/[...slug]/route'
import * as graphql from '@/app/(payload)/api/graphql/route'

type Handler = (request: Request, args: { params: Promise<{ slug: string[] }> }) => Promise<Response>

export type Handlers = Record<'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS', Handler>

/** The route handlers as Next calls them. */
export const routes = {
  GET: rest.GET,
  POST: rest.POST,
  PATCH: rest.PATCH,
  PUT: rest.PUT,
  DELETE: rest.DELETE,
  OPTIONS: rest.OPTIONS,
  GRAPHQL: graphql.POST,
} as unknown as Handlers & { GRAPHQL: (request: Request) => Promise<Response> }
