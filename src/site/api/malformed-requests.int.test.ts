/** Malformed requests are refused with 4xx: what Payload cannot read or compare never becomes a 500. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, graphql, queryOf } from '@/testing/rest'
import { people, removePeople } from '@/testing/users'

const unknownId = '01a1fc0b-0000-7000-8000-000000000000'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(removePeople)

describe('a query', () => {
  test.each([
    ['a document that is no JSON', 'mushrooms?data=x'],
    ['a document that is no JSON under another spelling of its name', 'mushrooms?[data]=x'],
    ['blocks', 'mushrooms?where[top][like]=a'],
    ['a field of blocks', 'mushrooms?where[layout.title][equals]=a'],
    ['blocks of a related document', 'growingguides?where[species.top][exists]=true'],
    ['a translation that rows refer to', 'categories?where[breadcrumbs.doc.title][equals]=a'],
    ['a list for a text operator', 'mushrooms?where[title][like][]=a'],
    ['a list for an operator of single values', 'mushrooms?where[title][equals][]=a'],
    ['a number for a text operator', 'mushrooms?where={"title":{"like":1}}'],
    ['a date before the year 1', 'mushrooms?where[createdAt][equals]=-271821-04-20'],
    ['a date after the year 9999 in a list', 'mushrooms?where[createdAt][in]=2020-01-01,%2B012345-01-01'],
    [
      'a date out of range of a related document',
      'growingguides?where[species.createdAt][equals]=-271821-04-20',
    ],
    ['a word for the subject of a review', 'reviews?where[doc][equals]=x'],
    ['a word for the subject of a review, by its value', 'reviews?where[doc.value][in]=x'],
    ['whether a review has a subject', 'reviews?where[doc][exists]=true'],
    ['a word for the subject of an impression', 'impressions?where[or][0][doc][equals]=x'],
    ['a word for the subject of a comment', 'comments?where[doc][not_equals]=x'],
    ['the prefix of a file', 'media/file/a.webp?prefix=x'],
    ['an image that Payload would draw', 'og?title=x'],
  ])('that names %s is refused with 400', async (_, path) => {
    const { status, body } = await call('GET', `/${path}`)
    expect(status).toBe(400)
    expect(body.errors?.[0].message ?? body.error).not.toBe('Something went wrong.')
  })

  test.each(['reviews', 'impressions', 'comments'])(
    'for one of %s with the data of a document does not show the profile of the author that the data name',
    async (slug) => {
      const data = JSON.stringify({ user: who.stranger.id, anonymous: false })
      for (const as of [null, who.member]) {
        const { status, text } = await call('GET', `/${slug}/${unknownId}?${queryOf({ data })}`, { as })
        expect(text).not.toContain('Test member')
        expect(status).toBe(400)
      }
    },
  )

  test('for likes or helpful votes by a word that is no id is refused with 400', async () => {
    for (const slug of ['likes', 'helpfuls'])
      expect((await call('GET', `/${slug}?where[item][equals]=x`, { as: who.member })).status, slug).toBe(400)
    const body = { collection: 'likes', where: { item: { equals: 'x' } } }
    expect((await call('POST', '/collectionOverride', { as: who.member, body })).status).toBe(400)
  })

  test('for the contributions about an unknown document returns none', async () => {
    for (const key of ['doc', 'doc.value'])
      for (const operator of ['equals', 'in][']) {
        const { status, body } = await call('GET', `/reviews?where[${key}][${operator}]=${unknownId}`)
        expect([status, body.docs], `${key} ${operator}`).toEqual([200, []])
      }
  })

  test('of versions is checked like one of documents', async () => {
    for (const path of [
      'mushrooms/versions?where[version.top][like]=a',
      'reviews/versions?where[version.doc][equals]=x',
    ])
      expect((await call('GET', `/${path}`, { as: who.editor })).status, path).toBe(400)
  })

  test('in GraphQL is checked like one in REST', async () => {
    const { body } = await graphql(
      '{ Mushrooms(where: { createdAt: { equals: "0000-01-01T00:00:00Z" } }) { totalDocs } }',
    )
    expect(body.errors[0].message).toMatch(/years 1 to 9999/)
    const valid = await graphql(
      '{ Mushrooms(where: { createdAt: { less_than: "2020-01-01T00:00:00Z" } }) { totalDocs } }',
    )
    expect(valid.body.data.Mushrooms.totalDocs).toBe(0)
  })

  test.each([
    'where[createdAt][less_than]=9999-12-31',
    'where[createdAt][in]=2020-01-01,2021-01-01',
    'where[createdAt][greater_than]=',
    'where[categories][in][]=01a1fc0b-0000-7000-8000-000000000000',
    'where[title][contains]=a,b',
    'where[species.title][like]=a',
  ])('with valid comparisons is answered: %s', async (query) => {
    expect((await call('GET', `/growingguides?depth=0&${query}`)).status).toBe(200)
  })
})

describe('a query in the body of a POST', () => {
  const override = { 'X-HTTP-Method-Override': 'GET' }
  const form = { ...override, 'Content-Type': 'application/x-www-form-urlencoded' }

  test('is checked like one in the address', async () => {
    for (const [body, message] of [
      ['where=x', /where must be/],
      ['locale=xx', /locale must be/],
      [queryOf({ where: { title: { equals: 'a'.repeat(9000) } } }), /longer than 8192/],
    ] as const) {
      const { status, body: answer } = await call('POST', '/mushrooms', { body, headers: form })
      expect(status).toBe(400)
      expect(answer.errors[0].message).toMatch(message)
    }
  })

  test('adds to the one in the address', async () => {
    const headers = { ...form, 'Content-Type': `${form['Content-Type']}; charset=utf-8` }
    const { status, body } = await call('POST', '/categories?limit=2', { body: 'depth=0&page=2', headers })
    expect(status).toBe(200)
    expect(body).toMatchObject({ limit: 2, page: 2 })
  })

  test('is ignored unless it is form-encoded', async () => {
    const { status, body } = await call('POST', '/categories?limit=1', {
      body: { limit: 5 },
      headers: override,
    })
    expect([status, body.limit]).toEqual([200, 1])
  })
})

describe('a body', () => {
  test.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=a', '%'],
    [
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--a--',
    ],
    [
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n"x"\r\n--a--',
    ],
    ['application/x-www-form-urlencoded', '🍄'],
    ['text/plain', '[]'],
    ['nonsense', 'true'],
  ])('of the type %s that holds %j never causes a server error', async (type, body) => {
    const headers = { 'Content-Type': type }
    for (const path of [
      '/users/login',
      '/users/sign-up',
      '/reviews',
      '/references',
      '/references/x/duplicate',
      '/media',
      '/likes/press',
      '/cart',
    ])
      for (const as of [null, who.editor]) {
        const { status, text } = await call('POST', path, { as, body, headers })
        expect(status, `${path}: ${text}`).toBeLessThan(500)
      }
  })
})

test('a value that the database cannot read is a bad request in GraphQL too', async () => {
  const { body } = await graphql('{ Affiliates(where: { logo: { in: "no id" } }) { totalDocs } }')
  expect(body.errors).toMatchObject([
    { message: 'where compares logo with ids only.', extensions: { statusCode: 400 } },
  ])
})

test('an upload without a file is refused with 400, whatever names and addresses it has', async () => {
  const fields = { url: 'http://localhost:9/a.png', filename: 'a.png', alt: 'A', mimeType: 'image/png' }
  const form = new FormData()
  form.set('_payload', JSON.stringify(fields))
  for (const body of [fields, form]) {
    const { status, body: answer } = await call('POST', '/media', { as: who.member, body })
    expect([status, answer.errors[0].message]).toEqual([400, 'No files were uploaded.'])
  }
})

test.each([{}, { filename: 1 }, { filename: 'a.png' }, { filename: '..' }])(
  'an upload that describes its file instead of sending it is refused: %j',
  async (file) => {
    const body = new FormData()
    body.set('file', JSON.stringify({ mimeType: 'image/png', size: 1, ...file }))
    for (const path of ['/media', `/media/${unknownId}`]) {
      const { status, text } = await call(path === '/media' ? 'POST' : 'PATCH', path, {
        as: who.member,
        body,
      })
      expect(status, text).toBeGreaterThanOrEqual(400)
      expect(status, text).toBeLessThan(500)
    }
  },
)

test('OPTIONS of a collection without endpoints, or of the key of a prototype, is answered with 404', async () => {
  for (const path of ['/payload-migrations/x', '/constructor'])
    expect((await call('OPTIONS', path)).status, path).toBe(404)
  expect((await call('OPTIONS', '/mushrooms')).status).toBe(200)
})
