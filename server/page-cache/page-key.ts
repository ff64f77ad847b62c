import type { IncomingMessage } from 'node:http'
import { userLocationHeader } from '../../src/domains/catalog/browser/user-location'
import { filterParameters } from '../../src/domains/catalog/filters/filter-parameters'
import { potencyParameters } from '../../src/domains/potency/parameters'
import { hasCredentials } from '../../src/foundation/credentials'
import { hasPreviewSession } from '../../src/foundation/preview-session'

/** Query parameters that change a page; the keys of pages leave out all others. */
const pageParameters = new Set([
  ...filterParameters,
  'place',
  'km',
  'variant',
  'kind',
  'verbatim',
  'serves',
  'ask',
  'describe',
  'units',
  ...potencyParameters,
])

/** Whether a query parameter changes a page. */
export const isPageParameter = (name: string): boolean => pageParameters.has(name)

/** Whether the application works: the answer must be of this moment, and not wait behind pages. */
const healthPath = '/api/health'

export const isSignedIn = ({ headers }: IncomingMessage): boolean => hasCredentials(headers)

/**
 * Returns the key under which the response to a request may be cached: its address without what changes nothing, so that
 * the page can be rendered without a visitor. Undefined when the response must not be cached.
 * @param secret with which previews are signed
 */
export function pageKey(req: IncomingMessage, secret?: string): string | undefined {
  const { method, url = '/', headers } = req
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (url === healthPath) return undefined
  if (secret !== undefined && hasPreviewSession(headers.cookie, secret)) return undefined
  if (headers[userLocationHeader] !== undefined) return undefined
  // The response to another origin carries headers for that origin.
  if (url.startsWith('/api/')) return isSignedIn(req) || headers.origin !== undefined ? undefined : url
  return normalizePath(url)
}

/** Returns the path with the parameters that matter. */
function normalizePath(url: string): string {
  const start = url.indexOf('?')
  if (start < 0) return url
  const parameters = [...new URLSearchParams(url.slice(start))].filter(([name]) => pageParameters.has(name))
  if (parameters.length === 0) return url.slice(0, start)
  return `${url.slice(0, start)}?${new URLSearchParams(parameters)}`
}
