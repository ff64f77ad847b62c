import { type Handlers, routes } from './routes'

/** A body as a client sees it: whatever the server chose to send. */
// biome-ignore lint/suspicious/noExplicitAny: answers are read field by field and asserted on.
export type Json = any

export interface Answer {
  status: number
  headers: Headers
  /** What came over the wire, to look for what must not be in it. */
  text: string
  body: Json
}

/** Whoever asks: a session's token, or nobody. */
export type Caller = { token: string } | null

export interface Options {
  as?: Caller
  /** Sent as JSON; a FormData, URLSearchParams or string goes as it is. */
  body?: unknown
  headers?: Record<string, string>
}

const origin = 'http://localhost:3000'

function encoded(body: unknown): { body?: BodyInit; type?: string } {
  if (body === undefined) return {}
  if (typeof body === 'string') return { body, type: 'application/json' }
  if (body instanceof FormData || body instanceof URLSearchParams) return { body }
  return { body: JSON.stringify(body), type: 'application/json' }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Runs a request through the very handler the server would run, without a server. */
export async function call(
  method: keyof Handlers,
  path: string,
  { as = null, body, headers = {} }: Options = {},
): Promise<Answer> {
  const url = new URL(`/api${path}`, origin)
  const { body: sent, type } = encoded(body)
  const request = new Request(url, {
    method,
    body: sent,
    headers: {
      ...(type && { 'Content-Type': type }),
      ...(as && { Authorization: `JWT ${as.token}` }),
      ...headers,
    },
  })
  const slug = url.pathname.slice('/api/'.length).split('/').map(decoded)
  const response = await routes[method](request, { params: Promise.resolve({ slug }) })
  return read(response)
}

/** One GraphQL operation. `body` is `{ data, errors }`. */
export async function graphql(
  query: string,
  { as = null, variables }: { as?: Caller; variables?: object } = {},
): Promise<Answer> {
  const request = new Request(`${origin}/api/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers: { 'Content-Type': 'application/json', ...(as && { Authorization: `JWT ${as.token}` }) },
  })
  return read(await routes.GRAPHQL(request))
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  let body: Json = null
  try {
    body = JSON.parse(text)
  } catch {
    // A file, or nothing.
  }
  return { status: response.status, headers: response.headers, text, body }
}

/** `{ where: { slug: { equals: 'x' } } }` to `where[slug][equals]=x`, as browsers send it. */
export function queryOf(params: object): string {
  const pairs: [string, string][] = []
  const walk = (prefix: string, value: unknown): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(prefix ? `${prefix}[${key}]` : key, inner)
    } else if (value !== undefined) pairs.push([prefix, String(value)])
  }
  walk('', params)
  return new URLSearchParams(pairs).toString()
}
