import fc from 'fast-check'
import { filterParameters } from '../../src/domains/catalog/filters/filter-parameters'
import type { KnownDocuments } from './known-documents'
import type { FuzzRequest } from './request'
import { encode, text } from './values'

const prefixes = ['', '', '/es', '/pt', '/en', '/xx', '//evil.example', '/%65s']

/** Addresses of pages; `*` stands for any text, and a collection's name for the slug of one of its documents. */
const patterns = [
  '/',
  '/*',
  '/*/*',
  '/mushrooms',
  '/mushrooms/{mushrooms}',
  '/mushrooms/{mushrooms}/reviews',
  '/mushrooms/{mushrooms}/comments',
  '/mushrooms/{mushrooms}/*',
  '/mushrooms/species',
  '/mushrooms/species/*',
  '/mushrooms/species/*/*',
  '/mushrooms/species/page/*',
  '/mushrooms/species/shape/*',
  '/mushrooms/species/shape/*/page/*',
  '/mushrooms/growing-guide',
  '/mushrooms/growing-guide/page/*',
  '/mushrooms/growing-guide/{growingguides}',
  '/mushrooms/growing-guide/{growingguides}/*',
  '/mushrooms/products',
  '/mushrooms/products/*',
  '/mushrooms/products/*/page/*',
  '/mushrooms/product/{products}',
  '/mushrooms/product/{products}/reviews',
  '/mushrooms/vendors',
  '/mushrooms/vendors/page/*',
  '/mushrooms/vendor/{vendors}',
  '/mushrooms/wholesale/{wholesale}',
  '/mushrooms/dropshipping/{dropshipping}/comments',
  '/account',
  '/account/*',
  '/account/orders/*',
  '/cart',
  '/cart/request',
  '/login',
  '/signup',
  '/forgot',
  '/reset',
  '/verify',
  '/report',
  '/not-found',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/preview',
  '/preview/leave',
  '/plates/{mushrooms}/habit-card-light.svg',
  '/plates/{mushrooms}/*',
  '/drawings/*/*/*',
  '/share/en/mushrooms/{mushrooms}.jpg',
  '/share/*/*',
  '/admin',
  '/admin/*',
  '/admin/collections/*',
  '/admin/collections/mushrooms/*',
  '/_next/image',
  '/_next/data/*',
  '/styles/*',
]

const otherParameters = [
  'variant',
  'done',
  'entry',
  'attempt',
  'redirect',
  'token',
  'from',
  'path',
  'url',
  'w',
  'of',
  'km',
  'place',
  'v',
  '_rsc',
]

const parameter = fc
  .tuple(fc.constantFrom(...filterParameters, ...otherParameters), fc.constantFrom('', '', '[]', '[x]'), text)
  .map(([name, suffix, content]) => `${name}${suffix}=${encode(content)}`)

const header = fc.constantFrom<Record<string, string>[]>(
  {},
  {},
  {},
  { RSC: '1' },
  { RSC: '1', 'Next-Router-State-Tree': '%' },
  { 'Next-Router-Prefetch': '1', RSC: '1' },
  { 'Next-Action': 'x' },
  { 'X-User-Location': '91,181' },
  { Cookie: 'pending=x; attempt=x; payload-token=x; __prerender_bypass=x' },
  { 'Accept-Encoding': 'br;q=x, *;q=0' },
  { 'X-Middleware-Subrequest': 'middleware', 'X-Now-Route-Matches': '1' },
)

/** Pages, illustrations and the panel, in every language, with parameters that make sense and others. */
export function pageRequests(known: KnownDocuments): fc.Arbitrary<FuzzRequest> {
  const fill = (pattern: string): fc.Arbitrary<string> => {
    const parts = pattern.split('/').map((part) => {
      const [, collection] = /^\{(\w+)\}/.exec(part) ?? []
      if (part === '*') return text.map(encode)
      if (!collection) return fc.constant(part)
      const slugs = known.slugs[collection] ?? []
      const slug = fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('x', ...slugs) },
        { weight: 1, arbitrary: text.map(encode) },
      )
      return slug.map((found) => part.replace(`{${collection}}`, found))
    })
    return fc.tuple(...parts).map((found) => found.join('/'))
  }
  return fc.constantFrom(...patterns).chain((pattern) =>
    fc
      .record({
        method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT'),
        prefix: fc.constantFrom(...prefixes),
        path: fill(pattern),
        query: fc.array(parameter, { maxLength: 3 }),
        headers: header,
        asMember: fc.boolean(),
      })
      .map(({ method, prefix, path, query, headers, asMember }) => ({
        label: `${method} page ${pattern}`,
        method,
        path: `${prefix}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
        headers,
        asMember,
      })),
  )
}
