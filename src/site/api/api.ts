import { answerGraphQL } from './graphql'
import { answerHealth } from './health'
import { answerMeasurement } from './measurement'
import { rest } from './rest'

type Handler = (request: Request) => Promise<Response> | Response

/** The handlers of a path by method. */
type Handlers = Partial<Record<string, Handler>>

/** Paths that Payload's REST API does not answer. */
const others = new Map<string, Handlers>([
  ['/api/graphql', { POST: answerGraphQL, OPTIONS: rest.OPTIONS }],
  ['/api/health', { GET: answerHealth, OPTIONS: rest.OPTIONS }],
  ['/api/measurement', { POST: answerMeasurement, OPTIONS: rest.OPTIONS }],
])

/**
 * Answers a request for anything under `/api`. HEAD must be asked as GET. It must be a plain `Request`, because Payload
 * copies it and adds to it.
 */
export async function answerApi(request: Request): Promise<Response> {
  const handlers: Handlers = others.get(new URL(request.url).pathname) ?? rest
  const handler = Object.hasOwn(handlers, request.method) ? handlers[request.method] : undefined
  if (handler) return handler(request)
  return new Response(null, { status: 405, headers: { Allow: allowedMethods(handlers) } })
}

function allowedMethods(handlers: Handlers): string {
  return Object.keys(handlers)
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ')
}
