import fc from 'fast-check'
import { body } from './bodies'
import type { KnownDocuments } from './known-documents'
import { query } from './queries'
import type { FuzzRequest } from './request'
import type { Schema } from './schema'
import { type ValidFields, validFields } from './valid-fields'
import { encode, text } from './values'

/** Fields of the site's own endpoints, besides those of the collections. */
const formFields = [
  'activeFilters',
  'alias',
  'anonymous',
  'collection',
  'comment',
  'currency',
  'current',
  'doc',
  'email',
  'entries',
  'entry',
  'from',
  'headline',
  'image',
  'images',
  'item',
  'key',
  'limit',
  'lines',
  'locale',
  'openedAt',
  'order',
  'page',
  'password',
  'product',
  'quantity',
  'rating',
  'reason',
  'redirect',
  'relationTo',
  'review',
  'seen',
  'sort',
  'state',
  'token',
  'url',
  'variant',
  'vendor',
  'verdict',
  'where',
]

/** Ends the session or the account that the other requests need. */
const endsSession = /\/(?:logout|sign-out|leave|refresh-token)$/

const methods = ['GET', 'GET', 'GET', 'POST', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD']

const header: fc.Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>[]>(
  {},
  {},
  {},
  {},
  { Accept: 'text/html' },
  { 'X-HTTP-Method-Override': 'GET' },
  { 'X-Payload-HTTP-Method-Override': 'GET' },
  { 'Accept-Language': 'xx;q=nonsense,*' },
  { Cookie: 'payload-token=%; account=%' },
  { Origin: 'https://evil.example' },
  { Range: 'bytes=5-2' },
  { 'If-None-Match': '*' },
)

/** Replaces the parameters of an endpoint's path. */
function pathOf(pattern: string, ids: readonly string[]): fc.Arbitrary<string> {
  const id = fc.oneof(fc.constantFrom('x', ...ids), text.map(encode))
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? id : fc.constant(part)))
  return fc.tuple(...parts).map((found) => found.join('/').replace(/\/$/, ''))
}

interface Target {
  pattern: string
  ids: readonly string[]
  fields: Schema['collections'][number]['fields']
}

/** Requests to every endpoint of every collection, and to those of the root. */
export function restRequests(schema: Schema, known: KnownDocuments): fc.Arbitrary<FuzzRequest> {
  const anyFields = schema.collections.flatMap(({ fields }) => fields)
  const targets: Target[] = [
    ...schema.collections.flatMap(({ slug, fields, endpoints }) => {
      const ids = [...(known.ids[slug] ?? []), ...(slug === 'media' ? known.files : [])]
      const patterns = new Set(['/', '/nonsense', ...endpoints.map(({ path }) => path.replaceAll('?', ''))])
      return [...patterns].map((pattern) => ({ pattern: `/${slug}${pattern}`, ids, fields }))
    }),
    ...[...new Set(['/globals/x', '/og', '/health', ...schema.endpoints.map(({ path }) => path)])].map(
      (pattern) => ({
        pattern,
        ids: ['species', 'products'],
        fields: anyFields,
      }),
    ),
  ]
  const valid = validFields(known)
  return fc.constantFrom(...targets).chain((target) => requestTo(target, valid))
}

function requestTo({ pattern, ids, fields }: Target, valid: ValidFields): fc.Arbitrary<FuzzRequest> {
  const names = [...formFields, ...fields.map(({ path }) => path).filter((path) => !path.includes('.'))]
  return fc
    .record({
      method: fc.constantFrom(...methods),
      path: pathOf(pattern, ids),
      sent: query(fields),
      header,
      content: fc.option(body(names, valid), { freq: 4 }),
      asMember: fc.boolean(),
    })
    .map(({ method, path, sent, header: headers, content, asMember }) => {
      const hasBody = content !== null && !['GET', 'HEAD', 'OPTIONS'].includes(method)
      const tried = [sent.label, hasBody ? content.label : '', Object.keys(headers).join()].filter(Boolean)
      return {
        label: `${method} /api${pattern}${tried.length > 0 ? `: ${tried.join('; ')}` : ''}`,
        method,
        path: `/api${path}${sent.text && '?'}${sent.text}`,
        headers: hasBody && content.type ? { ...headers, 'Content-Type': content.type } : headers,
        body: hasBody ? content.bytes : undefined,
        asMember: asMember && !endsSession.test(pattern),
      }
    })
}
