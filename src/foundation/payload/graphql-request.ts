import { PublicError } from '@/foundation/errors'
import {
  assertQueryWithinLimits,
  assertVariablesWithinLimits,
  describeExcess,
  graphqlBounds,
} from './graphql-limits'
import { graphqlWait } from './read-limits'
import { errorResponse, messageResponse } from './request-validation'

type Handler = (request: Request) => Promise<Response>

interface GraphQLBody {
  query?: unknown
  variables?: unknown
}

/** The body of a GraphQL request; null for anything that Payload refuses itself. */
function parseBody(text: string): GraphQLBody | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' ? body : null
  } catch {
    return null
  }
}

/** @throws {PublicError} 400, naming the limit. */
function assertBodyWithinLimits(text: string): void {
  if (text.length > graphqlBounds.bytes)
    throw new PublicError(describeExcess(`a body of more than ${graphqlBounds.bytes} bytes`), 400)
  const body = parseBody(text)
  if (typeof body?.query === 'string') assertQueryWithinLimits(body.query, body.variables)
  assertVariablesWithinLimits(body?.variables)
}

interface GraphQLResult {
  data?: unknown
  errors: { message: string }[]
}

/** A message of GraphQL without its suggestion. It may quote a value of any length, so no regular expression searches it. */
function withoutSuggestion(message: string): string {
  const start = message.endsWith('?') ? message.indexOf(' Did you mean ') : -1
  return start < 0 ? message : message.slice(0, start)
}

/**
 * Answers an operation that did not run with 400, because Payload answers 200, and in production removes
 * suggestions from its errors, which name fields that introspection hides.
 */
async function refineErrors(response: Response): Promise<Response> {
  const text = await response.text()
  const { headers, status } = response
  if (!text.startsWith('{"errors"')) return new Response(text, { headers, status })
  const result: GraphQLResult = JSON.parse(text)
  const isProduction = process.env.NODE_ENV === 'production'
  const errors = result.errors.map((error) =>
    isProduction ? { ...error, message: withoutSuggestion(error.message) } : error,
  )
  return Response.json({ ...result, errors }, { headers, status: 'data' in result ? status : 400 })
}

/** The smallest operation, as a request to the same address. */
function smallestRequest({ url }: Request): Request {
  const headers = { 'Content-Type': 'application/json' }
  return new Request(url, { method: 'POST', headers, body: JSON.stringify({ query: '{ __typename }' }) })
}

/**
 * Makes requests wait for the schema. Payload builds it, which takes a second, for the first request and for
 * all others that arrive meanwhile, so that fifty of them would block the server for a minute.
 */
function withSchemaBuiltOnce(handler: Handler): Handler {
  let built: Promise<unknown> | undefined
  return async (request) => {
    built ??= handler(smallestRequest(request)).catch(() => {
      built = undefined
    })
    await built
    return handler(request)
  }
}

/**
 * Refuses GraphQL requests that are too many, too large or nested too deep before Payload reads them. What an
 * operation may cost is checked by `limitCost`, which needs the schema.
 * @param isStaffRequest is asked only when an address has sent too many requests
 */
export function withGraphQLLimits(
  handler: Handler,
  isStaffRequest: (request: Request) => Promise<boolean>,
): Handler {
  const run = withSchemaBuiltOnce(handler)
  return async (request) => {
    const wait = graphqlWait(request)
    if (wait > 0 && !(await isStaffRequest(request))) {
      const headers = { 'Retry-After': String(wait) }
      return errorResponse(request, { key: 'tooMany', status: 429, values: { seconds: wait }, headers })
    }
    try {
      assertBodyWithinLimits(await request.clone().text())
    } catch (error) {
      if (error instanceof PublicError) return messageResponse(error.message, { status: error.status })
      throw error
    }
    return refineErrors(await run(request))
  }
}
