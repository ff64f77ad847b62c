import { answerApi } from '@/site/api/api'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS'

/** A response body as a client sees it. */
// biome-ignore lint/suspicious/noExplicitAny: answers are read field by field and asserted on.
export type Json = any

export interface Answer {
  status: number
  headers: Headers
  /** The raw body, to search for what it must not contain. */
  text: string
  body: Json
}

/** The session token, or null for a guest. */
export type Caller = { token: string } | null

export interface Options {
  as?: Caller
  /** Sent as JSON; FormData, URLSearchParams and strings are sent unchanged. */
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

/** Lets the API answer a request, without a server. */
export async function call(
  method: Method,
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
  return read(await answerApi(request))
}

/** Runs one GraphQL operation. `body` is `{ data, errors }`. */
export async function graphql(
  query: string,
  {
    as = null,
    variables,
    headers = {},
    search = '',
  }: Omit<Options, 'body'> & { variables?: object; search?: string } = {},
): Promise<Answer> {
  const request = new Request(`${origin}/api/graphql?${search}`, {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers: {
      'Content-Type': 'application/json',
      ...(as && { Authorization: `JWT ${as.token}` }),
      ...headers,
    },
  })
  return read(await answerApi(request))
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  let body: Json = null
  try {
    body = JSON.parse(text)
  } catch {
    // A file or an empty body.
  }
  return { status: response.status, headers: response.headers, text, body }
}

/** Converts `{ where: { slug: { equals: 'x' } } }` to `where[slug][equals]=x`, as browsers send it. */
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
