import fc from 'fast-check'
import { oddHeaders } from './odd-headers'
import { inLanguage, languages } from './site'
import type { SiteAddresses } from './site-addresses'

/** A request without credentials. */
export interface GuestRequest {
  method: string
  /** The target as it is sent; the mark in it is replaced by a value that no cache has seen. */
  path: string
  headers: Record<string, string>
  body?: string
}

/** Replaced by a new UUID in the requests of a pair. */
export const freshMark = '(fresh)'

/**
 * Parameters with which an address is not in any cache yet. Pages are cached by the parameters that they know, lists of the
 * API by all: there a condition that excludes nothing is one more. Where a path is read in two ways, both matter.
 */
const freshPageParameter = `km=${freshMark}`
const freshApiParameters = [
  `where[id][not_equals]=${freshMark}&${freshPageParameter}`,
  `fresh=${freshMark}&${freshPageParameter}`,
]

const withParameters = (path: string, parameters: readonly string[]) =>
  parameters.length > 0 ? `${path}${path.includes('?') ? '&' : '?'}${parameters.join('&')}` : path

const apiParameters = [
  'limit=3',
  'limit=50',
  'limit=100&depth=0',
  'depth=0',
  'depth=1',
  'depth=2',
  'draft=true',
  'sort=-createdAt',
  'sort=-updatedAt',
  'where[_status][equals]=draft',
  'locale=es',
  'fallback-locale=none',
  'trash=true',
  'pagination=false',
  'select[title]=true',
  'populate[users][email]=true',
  // Arguments of Payload's operations, which no client may set.
  'overrideAccess=true',
  'showHiddenFields=true',
  'disableErrors=true',
  'user=x',
] as const

/** Queries that show drafts to those who may read them. */
const newestDocuments = [
  ['sort=-createdAt', 'limit=10', 'depth=0'],
  ['sort=-createdAt', 'limit=10', 'depth=0', 'draft=true'],
  ['where[_status][equals]=draft', 'depth=0'],
  ['sort=-updatedAt', 'limit=100', 'depth=0', 'draft=true'],
]

const pageParameters = [
  'page=2',
  'sort=newest',
  'type=edible',
  'q=mush',
  'near_me=true&place=Corvallis',
  'variant=x',
  'draft=true',
  'preview=true',
  'of=%2Fsearch',
  '_rsc',
  '_rsc=x',
  'nxtPlocale=es',
  '__nextLocale=es',
  '__nextDataReq=1',
  'unknown=x',
] as const

/** The paths below `/api` of a collection, where documents, versions and counts are read. */
function collectionPaths({ collections, privateIds }: SiteAddresses): fc.Arbitrary<string> {
  const isPrivate = fc.constantFrom(...Object.keys(privateIds))
  const slug = fc.oneof({ weight: 3, arbitrary: isPrivate }, fc.constantFrom(...collections))
  const list = slug.map((name) => `/${name}`)
  const others = fc
    .tuple(
      slug,
      fc.constantFrom('/count', '/versions', '/me', '/own', '/marks', '/access', '/filter', '/(id)'),
    )
    .map(([name, path]) => `/${name}${path.replace('(id)', privateIds[name] ?? 'none')}`)
  return fc.oneof({ weight: 3, arbitrary: list }, { weight: 2, arbitrary: others })
}

function otherApiPaths({ globals, privateIds }: SiteAddresses): fc.Arbitrary<string> {
  const subjects = Object.entries(privateIds).map(([collection, id]) => `of=likes:${collection}:${id}`)
  return fc.constantFrom(
    ...globals.flatMap((slug) => [`/globals/${slug}`, `/globals/${slug}/versions`]),
    `/counts?${subjects.join('&')}`,
    '/users/me',
    '/access',
    '/cart',
    '/openapi.json',
    '/health',
    '/nothing',
    '/taxonomy/species',
    '/products/filter?sort=newest',
    '/products/filter?q=canary',
    `/graphql?query=${encodeURIComponent('{Growingguides(limit:50,sort:"-createdAt"){docs{id title}}}')}`,
    `/graphql?query=${encodeURIComponent('{meUser{user{email}}}')}`,
    '/payload-preferences/x',
  )
}

/** Reads of the API; none changes anything, even for an administrator. */
function readsOfApi(addresses: SiteAddresses): fc.Arbitrary<GuestRequest> {
  return fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS'),
      path: fc.oneof({ weight: 4, arbitrary: collectionPaths(addresses) }, otherApiPaths(addresses)),
      parameters: fc.oneof(
        fc.constantFrom(...newestDocuments),
        fc.uniqueArray(fc.constantFrom(...apiParameters), { maxLength: 3 }),
      ),
      fresh: fc.constantFrom(...freshApiParameters),
      headers: oddHeaders,
    })
    .map(({ method, path, parameters, fresh, headers }) => ({
      method,
      path: withParameters(`/api${path}`, [...parameters, fresh]),
      headers,
    }))
}

/** Reads whose query is in the body: of the endpoints for lists, of GraphQL and of overridden methods. */
function readsByPost({ privateIds }: SiteAddresses): fc.Arbitrary<GuestRequest> {
  const collection = fc.constantFrom(...Object.keys(privateIds))
  const query = collection.map((name) => ({ collection: name, limit: 20, sort: '-createdAt', draft: true }))
  const json = { 'Content-Type': 'application/json' }
  const toLists = fc
    .tuple(fc.constantFrom('collectionOverride', 'paginatedCollectionOverride', 'collections'), query)
    .map(([name, body]) => ({ path: `/api/${name}`, headers: json, body: JSON.stringify(body) }))
  const toGraphQL = fc.constantFrom('Growingguides', 'Mushrooms', 'Products', 'Reviews').map((name) => ({
    path: '/api/graphql',
    headers: json,
    body: JSON.stringify({
      query: `{ ${name}(limit: 20, sort: "-createdAt", draft: true) { docs { id } } }`,
    }),
  }))
  const overridden = fc
    .tuple(collection, fc.constantFrom('X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override'))
    .map(([name, header]) => ({
      path: `/api/${name}`,
      headers: { [header]: 'GET', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `limit=20&depth=0&sort=-createdAt&where[id][not_equals]=${freshMark}`,
    }))
  return fc
    .tuple(fc.oneof(toLists, toGraphQL, overridden), oddHeaders)
    .map(([read, headers]) => ({ ...read, method: 'POST', headers: { ...headers, ...read.headers } }))
}

export function apiRequests(addresses: SiteAddresses): fc.Arbitrary<GuestRequest> {
  return fc.oneof(
    { weight: 7, arbitrary: readsOfApi(addresses) },
    { weight: 1, arbitrary: readsByPost(addresses) },
  )
}

const reading = fc.constantFrom('GET', 'GET', 'GET', 'HEAD')
const anyMethod = fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND')

/** Pages in all languages and files, with any method: they change nothing. */
export function pageRequests({ pages, files }: SiteAddresses): fc.Arbitrary<GuestRequest> {
  const page = fc
    .tuple(fc.constantFrom(...languages), fc.constantFrom(...pages))
    .map(([language, path]) => inLanguage(language, path))
  return fc
    .record({
      method: fc.oneof({ weight: 5, arbitrary: reading }, { weight: 1, arbitrary: anyMethod }),
      path: fc.oneof({ weight: 3, arbitrary: page }, fc.constantFrom(...files)),
      parameters: fc.uniqueArray(fc.constantFrom(...pageParameters), { maxLength: 2 }),
      headers: oddHeaders,
    })
    .map(({ method, path, parameters, headers }) => ({
      method,
      path: withParameters(path, [...parameters, freshPageParameter]),
      headers,
    }))
}

export const isRead = ({ method }: GuestRequest): boolean => method === 'GET' || method === 'HEAD'
