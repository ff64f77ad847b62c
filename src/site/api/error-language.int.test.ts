/** No refusal of the API is in English for a call in Spanish or Portuguese: each is provoked in the three languages. */
import type { CollectionSlug, FlattenedField } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { apiEndpoints, fillPath } from '@/testing/api-endpoints'
import { removeContent } from '@/testing/content'
import { call, type Json, type Method } from '@/testing/rest'
import { executeAll, type Person, payload, person, removePeople } from '@/testing/users'

const unknownId = '01a1fc0b-0000-7000-8000-000000000000'

let staff: Person

beforeAll(async () => {
  staff = await person('editor')
})

afterAll(async () => {
  await removeContent()
  await executeAll(['delete from payload_preferences'])
  await removePeople()
})

interface Request {
  method: Method
  path: string
  body?: unknown
}

/** All messages in an answer, without numbers and ids. */
function* sentencesIn(value: Json): Generator<string> {
  for (const [key, inner] of Object.entries(value ?? {}))
    if (typeof inner === 'object') yield* sentencesIn(inner)
    else if (key === 'message' || key === 'error') yield String(inner).replace(/\d+|[0-9a-f-]{36}/g, '')
}

const ofForms = ['/form-submissions', '/reviews', '/impressions', '/comments']

/** The sentences of a refusal that are the same in English and in another language. */
async function untranslated({ method, path, body }: Request, as: Person | null): Promise<string[]> {
  const [english, ...others] = await Promise.all(
    locales.map(async (language) => {
      // Answers of forms are in the language of the form.
      const address = ofForms.includes(path) ? `${path}?locale=${language}` : path
      const answer = await call(method, address, { as, body, headers: { 'Accept-Language': language } })
      return answer.status < 400 ? [] : [...new Set(sentencesIn(answer.body))]
    }),
  )
  const same = others.flat().filter((sentence) => english?.includes(sentence))
  return [...new Set(same)].map((sentence) => `${method} ${path}: ${sentence}`)
}

async function untranslatedOf(requests: readonly Request[], as: Person | null): Promise<string[]> {
  const found: string[] = []
  for (const request of requests) found.push(...(await untranslated(request, as)))
  return [...new Set(found)]
}

/** Of each kind: with drafts, without, with files, with accounts, by members, and Payload's own. */
const queried: CollectionSlug[] = [
  'posts',
  'categories',
  'media',
  'users',
  'reviews',
  'payload-locked-documents',
]

const queries = [
  'where[nothing][equals]=1',
  'where[id][frob]=1',
  'where[id][equals]=x',
  'where[createdAt][equals]=x',
  'where[createdAt][equals]=-271821-04-20',
  'where[createdAt][like][]=x',
  'where[createdAt][equals][]=x',
  'where[id][equals][a]=x',
  'where[a.b.c][equals]=x',
  'where[or]=x',
  'where=x',
  `where={"a":"${'x'.repeat(9000)}"}`,
  `where=${'{"or":['.repeat(7)}{}${']}'.repeat(7)}`,
  Array.from({ length: 51 }, (_, index) => `where[or][${index}][id][equals]=1`).join('&'),
  'where={"and":[1]}',
  'where={"title":{"like":1}}',
  'sort=breadcrumbs.doc.title',
  'sort=layout',
  'locale=xx',
  'locale=all',
  'data=x',
  'data={}',
  'where[id][like]=a%00',
]

describe('nothing is in English that refuses', () => {
  test.each(queried)('a query of %s', async (slug) => {
    const requests = queries.map((query): Request => ({ method: 'GET', path: `/${slug}?${query}` }))
    const writes: Request[] = [
      { method: 'GET', path: `/${slug}/${unknownId}` },
      { method: 'GET', path: `/${slug}/versions/${unknownId}` },
      { method: 'POST', path: `/${slug}`, body: '{' },
      { method: 'POST', path: `/${slug}`, body: 'x' },
      { method: 'PATCH', path: `/${slug}`, body: {} },
      { method: 'PATCH', path: `/${slug}?where[nothing][equals]=1`, body: {} },
      { method: 'DELETE', path: `/${slug}` },
      { method: 'DELETE', path: `/${slug}?where[nothing][equals]=1` },
      { method: 'PATCH', path: `/${slug}/${unknownId}`, body: {} },
      { method: 'DELETE', path: `/${slug}/${unknownId}` },
    ]
    expect(await untranslatedOf([...requests, ...writes], null)).toEqual([])
    expect(await untranslatedOf([...requests, ...writes], staff)).toEqual([])
  })

  test.each(['visitor', 'member', 'editor'] as const)('an endpoint for a role of %s', async (role) => {
    const requests = apiEndpoints
      .filter(({ path }) => !/log-?out|sign-out/.test(path))
      .flatMap(({ method, path }): Request[] => {
        const filled = fillPath(path, { id: unknownId, collection: 'posts', slug: 'none' })
        const bodies = method === 'GET' ? [undefined] : [{}]
        return bodies.map((body) => ({ method, path: filled, body }))
      })
    expect(await untranslatedOf(requests, role === 'visitor' ? null : await person(role))).toEqual([])
  })
})

/** Values that a field does not take. */
function wrongValues(field: FlattenedField): unknown[] {
  const long = 'x'.repeat(2000)
  const rows = Array.from({ length: 300 }, () => ({}))
  const values: unknown[] = ['', { a: { b: 1 } }, long, rows, -1e12, [unknownId], unknownId, null, true]
  return field.type === 'relationship' || field.type === 'upload'
    ? [...values, { relationTo: 'users', value: unknownId }]
    : values
}

/** Data with one wrong value for each field, in rows and groups too. */
function wrongData(fields: readonly FlattenedField[], index: number): object {
  return Object.fromEntries(
    fields.map((field) => {
      const isNested = 'flattenedFields' in field && index % 2 === 0
      const inner = isNested ? wrongData(field.flattenedFields, index / 2) : undefined
      if (inner) return [field.name, field.type === 'array' ? [inner] : inner]
      const values = wrongValues(field)
      return [field.name, values[index % values.length]]
    }),
  )
}

/** The panel alone writes Payload's own. */
const written: CollectionSlug[] = [
  'posts',
  'categories',
  'media',
  'users',
  'reviews',
  'products',
  'vendors',
  'pages',
  'forms',
  'form-submissions',
  'redirects',
  'salerules',
  'saveditems',
]

test.each(written)('nothing is in English that refuses the values of %s', async (slug) => {
  const { flattenedFields } = payload.collections[slug].config
  const requests = Array.from({ length: 10 }, (_, index): Request => {
    const body = { ...wrongData(flattenedFields, index), _status: 'published' }
    return { method: 'POST', path: `/${slug}`, body }
  })
  expect(await untranslatedOf(requests, staff)).toEqual([])
})

test('nothing is in English that refuses a picture', async () => {
  const upload = (name: string, type: string, content: BlobPart, field = 'file') => {
    const form = new FormData()
    form.append(field, new File([content], name, { type }))
    return form
  }
  const files = [
    new FormData(),
    upload('a.txt', 'text/plain', 'x'),
    upload('a.png', 'image/png', 'x'),
    upload('a.png', 'image/png', ''),
    upload('a.svg', 'image/svg+xml', '<svg/>'),
    upload('a.heic', 'image/heic', 'x'),
    upload('a.png', 'image/png', 'x'.repeat(5 * 1024 * 1024 + 1)),
    upload('a.png', 'image/png', 'x', 'other'),
  ]
  const paths = ['/media', '/media/upload', '/users/avatar']
  const requests = paths.flatMap((path) => files.map((body): Request => ({ method: 'POST', path, body })))
  expect(await untranslatedOf(requests, staff)).toEqual([])
})
