/**
 * Bad input is refused with 4xx, bounded, or stored as plain text; it never causes a 5xx or reveals a
 * secret.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bounds } from '@/foundation/payload/query-limits'
import {
  about,
  guide,
  marker,
  product,
  remember,
  removeContent,
  review,
  species,
  speciesData,
  vendor,
} from '@/testing/content'
import { runs } from '@/testing/property-runs'
import { type Caller, call, graphql, queryOf } from '@/testing/rest'
import { crowd, payload, people, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
  await species('draft')
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const slugs = Object.keys(payload.collections)

describe('limits and depth', () => {
  beforeAll(async () => {
    for (let index = 0; index < 12; index += 1) await species('published')
  })

  test.each([
    ['limit=0', 100],
    ['limit=-1', 100],
    ['limit=abc', 100],
    ['limit=1000000000', 100],
    ['limit=1e9', 100],
    ['limit=5&limit=1000', 100],
    ['limit[]=500', 100],
    ['pagination=false', 10],
    ['pagination=false&limit=0', 100],
    ['limit=3', 3],
    ['', 10],
  ])('?%s returns at most %d documents', async (query, most) => {
    for (const [slug, as] of [
      ['categories', null],
      ['categories', who.admin],
      ['mushrooms', null],
    ] as const) {
      const { status, body } = await call('GET', `/${slug}?depth=0&select[slug]=true&${query}`, { as })
      expect(status).toBe(200)
      expect(body.docs.length).toBeLessThanOrEqual(most)
      expect(body.docs.length).toBeGreaterThan(0)
    }
  })

  test('relations are populated however many there are', async () => {
    const { docs } = await payload.find({
      collection: 'categories',
      limit: 12,
      depth: 0,
      overrideAccess: true,
    })
    const ids = docs.map(({ id }) => id)
    expect(ids).toHaveLength(12)
    const { id } = await payload.create({
      collection: 'mushrooms',
      data: { ...speciesData(marker(), 'published'), categories: ids },
    })
    remember('mushrooms', id)
    const { body } = await call('GET', `/mushrooms/${id}?depth=1`)
    expect(body.categories.map((one: { id?: string }) => one.id)).toEqual(ids)
  })

  test('GraphQL returns no more documents than REST', async () => {
    for (const limit of [0, -1, 1_000_000]) {
      const { body } = await graphql(`{ Categories(limit: ${limit}, pagination: false) { docs { id } } }`)
      expect(body.data.Categories.docs.length).toBeLessThanOrEqual(100)
    }
  })

  test.each(['page=1000000000', 'page=-5', 'page=abc', 'page=0', 'page=1e9', 'page=9007199254740993'])(
    '?%s returns a valid page',
    async (query) => {
      expect((await call('GET', `/categories?${query}`)).status).toBe(200)
    },
  )

  test('depth 99 is treated as 3', async () => {
    const deep = await call('GET', '/mushrooms?limit=1&depth=99')
    const three = await call('GET', '/mushrooms?limit=1&depth=3')
    expect(deep.status).toBe(200)
    expect(deep.text).toBe(three.text)
  })

  test('relations are populated less deep the more documents are requested', async () => {
    const { id: value } = await product((await vendor()).id)
    const { id } = await review('published', { doc: { relationTo: 'products', value } })
    const vendorOf = async (limit: number, depth: number) => {
      const query = queryOf({ where: { id: { equals: id } }, limit, depth })
      return (await call('GET', `/reviews?${query}`)).body.docs[0].doc.value.vendor
    }
    expect(await vendorOf(20, 2)).toHaveProperty('businessName')
    expect(await vendorOf(21, 2)).toBeTypeOf('string')
    expect(await vendorOf(100, 3)).toBeTypeOf('string')
  })

  test('related documents have the fields of a card, whatever a guest populates', async () => {
    const { id: named } = await species('published')
    const { id } = await guide('published', { species: [named] })
    const speciesOf = async (query: string, as: Caller = null) =>
      (await call('GET', `/growingguides/${id}?${query}`, { as })).body.species[0]
    for (const query of ['depth=1', 'depth=3', 'depth=3&populate[mushrooms][specie]=true']) {
      const related = await speciesOf(query)
      expect(related, query).toMatchObject({ id: named, specie: { scientificName: expect.any(String) } })
      expect(related.specie, query).not.toHaveProperty('habitat')
    }
    expect((await speciesOf('populate[mushrooms][specie]=true', who.editor)).specie).toHaveProperty('habitat')
  })

  test.each(['depth=abc', 'depth=-1', 'depth=', 'depth=1.5', 'depth[]=1'])(
    '?%s is accepted',
    async (query) => {
      expect((await call('GET', `/growingguides?limit=1&${query}`)).status).toBeLessThan(500)
    },
  )
})

describe('sort order', () => {
  test.each([
    'sort=nonsense',
    'sort=-nonsense',
    'sort=specie.nothing',
    "sort=id';--",
    'sort=',
    'sort=,,,',
    'sort[x]=1',
    'sort=name',
    'sort=__proto__',
    'sort=constructor',
  ])('?%s never causes a server error', async (query) => {
    for (const slug of ['mushrooms', 'categories'])
      expect((await call('GET', `/${slug}?limit=1&${query}`)).status, slug).toBeLessThan(500)
  })
})

test.each(['breadcrumbs.doc', '-breadcrumbs.label', 'parent.title', 'title,breadcrumbs'])(
  'sort=%s is refused because it is not a field of categories',
  async (sort) => {
    expect((await call('GET', `/categories?sort=${sort}`)).status).toBe(400)
  },
)

describe('languages', () => {
  test.each(['locale=xx', 'locale=', 'locale=en&locale=xx', 'locale=EN', 'locale=__proto__'])(
    '?%s is refused',
    async (query) => {
      const { status, body } = await call('GET', `/mushrooms?limit=1&${query}`)
      expect(status).toBe(400)
      expect(body.errors[0].message).toMatch(/locale must be one of en, es, pt/)
    },
  )

  test('only staff read all languages at once', async () => {
    for (const as of [null, who.member]) {
      for (const path of ['/mushrooms?locale=all', '/categories?locale=*', '/reviews/count?locale=all']) {
        const { status, body } = await call('GET', path, { as })
        expect(status, path).toBe(403)
        expect(body.errors[0].message).toBe('Only staff may read all languages at once. Name one as locale.')
      }
      const headers = { 'X-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded' }
      const { body } = await call('POST', '/categories', { as, body: 'locale=all&limit=1', headers })
      expect(body.docs?.[0].title ?? '').toBeTypeOf('string')
    }
    const { status, body } = await call('GET', '/categories?locale=all&limit=1', { as: who.editor })
    expect(status).toBe(200)
    expect(body.docs[0].title).toHaveProperty('es')
  })

  test.each([
    'locale[]=en',
    'locale[x]=xx',
    'fallback-locale=xx',
    'fallbackLocale=none',
    'fallback-locale[]=xx',
    'locale=es&locale=pt',
  ])('?%s is accepted', async (query) => {
    expect((await call('GET', `/mushrooms?limit=1&depth=0&${query}`)).status).toBeLessThan(500)
  })
})

describe('where conditions', () => {
  test('a list of texts in a related document cannot be compared', async () => {
    const query = 'where[species.specie.synonyms][greater_than_equal]=a'
    expect((await call('GET', `/saveditems/count?${query}`, { as: who.member })).status).toBe(400)
  })

  test('a reference to one of several collections that is compared with an id alone is refused', async () => {
    const { id } = await species('published')
    const query = queryOf({ where: { user: { not_in: [id] } } })
    expect((await call('GET', `/payload-preferences?${query}`, { as: who.member })).status).toBe(400)
  })

  test.each([{ toString: 1 }, { toString: null }])('a date that is %j is refused', async (foundOn) => {
    const { id } = await species('published')
    const body = { list: 'finds', species: id, foundOn }
    expect((await call('POST', '/saveditems', { as: who.member, body })).status).toBe(400)
  })

  test('data that are no document are refused', async () => {
    const { id } = await species('published')
    expect((await call('GET', `/mushrooms/${id}?data=true`)).status).toBe(400)
  })

  test('a pattern that ends with a backslash is refused', async () => {
    const { status } = await call('GET', `/categories?where[title][not_like]=${encodeURIComponent('%_\\')}`)
    expect(status).toBe(400)
  })

  const terms = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, { equals: 'a' }]))
  const nested = (depth: number, and: string): object =>
    depth === 0 ? { slug: { equals: 'a' } } : { [and]: [nested(depth - 1, and)] }

  test.each([
    ['too many terms', queryOf({ where: terms(bounds.whereTerms + 1) })],
    ['too deep', queryOf({ where: nested(bounds.whereDepth + 1, 'and') })],
    ['too deep, in capitals', queryOf({ where: nested(bounds.whereDepth + 1, 'OR') })],
    ['too large', queryOf({ where: { slug: { equals: 'a'.repeat(bounds.whereBytes) } } })],
    ['a megabyte', queryOf({ where: { slug: { equals: 'a'.repeat(1_000_000) } } })],
    ['no JSON', 'where=nonsense'],
    ['a JSON list', 'where=[]'],
    ['a number', 'where=1'],
    ['an unknown field', queryOf({ where: { nothing: { equals: 'a' } } })],
    ['an unknown operator', queryOf({ where: { slug: { drop: 'a' } } })],
    ['a where for a value', queryOf({ where: { species: { contains: { slug: { equals: 'a' } } } } })],
    ['NUL', `where[slug][equals]=a%00b`],
  ])('%s is refused with a clear message', async (_, query) => {
    for (const path of ['/growingguides', '/growingguides/count']) {
      const { status, body } = await call('GET', `${path}?${query}`)
      expect(status, path).toBe(400)
      expect(body.errors[0].message.length).toBeGreaterThan(10)
      expect(body.errors[0].message).not.toMatch(/select|drizzle|Failed query/i)
    }
  })

  test('GraphQL has the same limits', async () => {
    const list = Array.from(
      { length: bounds.whereTerms + 1 },
      (_, index) => `{ slug: { equals: "a${index}" } }`,
    ).join(', ')
    for (const key of ['AND', 'OR']) {
      const { body } = await graphql(`{ Mushrooms(where: { ${key}: [${list}] }) { totalDocs } }`)
      expect(body.data?.Mushrooms ?? null).toBeNull()
      expect(body.errors[0].message).toMatch(/more than 50 terms/)
    }
  })

  test('bulk updates and deletions have the same limits', async () => {
    for (const method of ['PATCH', 'DELETE'] as const) {
      const { status } = await call(
        method,
        `/references?${queryOf({ where: nested(bounds.whereDepth + 1, 'and') })}`,
        { as: who.editor, body: {} },
      )
      expect(status).toBe(400)
    }
  })

  test('a query in a request body, as browsers send long ones, has the same limits', async () => {
    const headers = { 'X-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded' }
    const send = (params: object | string) =>
      call('POST', '/mushrooms', { body: typeof params === 'string' ? params : queryOf(params), headers })
    expect((await send({ limit: 1_000_000, depth: 99 })).body.limit).toBe(100)
    expect((await send({ where: nested(bounds.whereDepth + 1, 'and') })).status).toBe(400)
    expect((await send('locale=xx')).status).toBeLessThan(500)
    expect((await send({ where: { slug: { equals: '\0' } } })).status).toBe(400)
  })
})

describe('the number of reads', () => {
  /** An address that no other test uses. */
  let addresses = 0
  const newAddress = () => {
    addresses += 1
    return { 'X-Forwarded-For': `192.0.2.${addresses}` }
  }

  test('GraphQL answers 60 requests a minute and address, and staff more', async () => {
    const headers = newAddress()
    const send = (as: Caller = null) => graphql('{ __typename }', { as, headers })
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await send()).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    const refused = await send(who.member)
    expect(refused.status).toBe(429)
    expect(refused.body.errors[0].message).toMatch(/Too many attempts/)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await send(who.editor)).status).toBe(200)
    expect((await graphql('{ __typename }', { headers: newAddress() })).status).toBe(200)
  })

  test('REST answers 120 expensive reads a minute and address, staff and cheap reads more', async () => {
    const headers = newAddress()
    const terms = queryOf({ where: { or: Array.from({ length: 11 }, () => ({ year: { equals: 1 } })) } })
    const expensive: [method: 'GET' | 'POST', path: string, body?: object][] = [
      ['GET', '/affiliates?limit=51'],
      ['GET', '/affiliates?depth=2'],
      ['GET', `/references/count?${terms}`],
      ['POST', '/collectionOverride', { collection: 'references', limit: 51 }],
      ['POST', '/filter', { relationTo: 'dropshipping' }],
    ]
    const statuses: number[] = []
    for (let index = 0; index < 120; index += expensive.length)
      for (const [method, path, body] of expensive)
        statuses.push((await call(method, path, { body, headers })).status)
    expect(statuses).toEqual(Array(120).fill(200))
    for (const [method, path, body] of expensive) {
      const refused = await call(method, path, { body, headers, as: who.member })
      expect(refused.status, path).toBe(429)
      expect(Number(refused.headers.get('Retry-After')), path).toBeGreaterThan(0)
      expect((await call(method, path, { body, headers, as: who.editor })).status, path).toBe(200)
    }
    expect((await call('GET', '/affiliates?limit=50&depth=1', { headers })).status).toBe(200)
  })
})

describe('unusual text', () => {
  const unusualTexts: [string, string][] = [
    ['SQL', "'; drop table users; --"],
    ['SQL in quotes', '") or 1=1 --'],
    ['an operator of LIKE', '%_\\%'],
    ['a right-to-left override', 'a\u202Eb'],
    ['a template', '{{7*7}}'],
    ['markup', '</script><script>alert(1)</script>'],
    ['a prototype', '__proto__'],
    ['emoji', '🍄'.repeat(50)],
    ['NUL', 'a\0b'],
    ['a lone surrogate', 'a\uD800b'],
  ]

  test.each(unusualTexts)('%s in a parameter never causes a server error', async (_, text) => {
    const encoded = encodeURIComponent(!/\p{Cs}/u.test(text) ? text : 'a').replace(/^a$/, '%ED%A0%80')
    for (const path of [
      `/mushrooms?where[slug][equals]=${encoded}`,
      `/mushrooms?where[specie.scientificName][like]=${encoded}`,
      `/mushrooms?where[id][equals]=${encoded}`,
      `/mushrooms?where[id][in]=${encoded}`,
      `/mushrooms?where[createdAt][greater_than]=${encoded}`,
      `/mushrooms?where[mycobank][equals]=${encoded}`,
      `/mushrooms?where[specie.mycobank][equals]=${encoded}`,
      `/mushrooms?where[specie.traits.growthForm][equals]=${encoded}`,
      `/mushrooms?where[categories][in]=${encoded}`,
      `/mushrooms?sort=${encoded}`,
      `/mushrooms?select[${encoded}]=true&limit=1`,
      `/mushrooms?populate[${encoded}]=true&limit=1`,
      `/mushrooms/${encoded}`,
      `/categories/${encoded}/children`,
      `/${encoded}`,
    ]) {
      const { status, text: response } = await call('GET', path)
      expect(status, `${path} ${response}`).toBeLessThan(500)
      expect(response).not.toContain('<script>')
    }
  })

  test.each(unusualTexts)(
    '%s in a body is refused, or stored but for what cannot be stored',
    async (_, text) => {
      const { status, body } = await call('POST', '/references', {
        as: who.editor,
        body: { title: text, authors: text, summary: text },
      })
      expect(status).toBeLessThan(500)
      if (status >= 400) return
      const id = remember('references', body.doc.id)
      expect((await payload.findByID({ collection: 'references', id })).title).toBe(
        text.replace(/[\0\p{Cs}]/gu, ''),
      )
    },
  )

  test('a title of a megabyte is refused', async () => {
    const { status } = await call('POST', '/references', {
      as: who.editor,
      body: { title: 'a'.repeat(1_000_000) },
    })
    expect(status).toBe(400)
  })

  test.each([
    '{',
    '',
    'null',
    '[]',
    '"text"',
    '1',
    '{"title":{"a":1}}',
    '{"title":["a"]}',
    '{"title":null}',
    '{"__proto__":{"roles":["admin"]}}',
  ])('the body %s never causes a server error', async (body) => {
    for (const path of ['/references', '/growingguides', '/users', '/categories', '/users/login']) {
      const response = await call('POST', path, { as: who.editor, body })
      expect(response.status, `${path} ${response.text}`).toBeLessThan(500)
      const id = response.body?.doc?.id
      if (id) remember(path.slice(1) as 'references', id)
    }
  })

  test.each([
    { conditions: null },
    { conditions: { humidityPercent: null } },
    { meta: null, aggregateRating: null },
    { conditions: [null], species: [null], categories: [{}] },
  ])('the fields %j never cause a server error', async (fields) => {
    const { status, body, text } = await call('POST', '/growingguides', {
      as: who.member,
      body: { title: marker(), ...fields },
    })
    expect(status, text).toBeLessThan(500)
    if (body.doc) remember('growingguides', body.doc.id)
  })

  test.each([
    { specie: null },
    { specie: { commonNames: [null] } },
    { specie: { lookAlikeSpecies: null } },
    { specie: { seasons: 'all year' } },
    { specie: { traits: null } },
    { top: null },
    { top: [null] },
    { top: [{ blockType: 'none' }] },
  ])('the species %j never causes a server error', async (fields) => {
    const { status, body, text } = await call('POST', '/mushrooms', {
      as: who.editor,
      body: { ...speciesData(marker(), 'draft'), ...fields },
    })
    expect(status, text).toBeLessThan(500)
    if (body.doc) remember('mushrooms', body.doc.id)
  })

  test('a javascript: link is refused', async () => {
    const { status } = await call('POST', '/references', {
      as: who.editor,
      body: { title: marker(), link: 'javascript:alert(1)' },
    })
    expect(status).toBe(400)
  })
})

describe('GraphQL queries', () => {
  test('a query that is too deep or too wide is refused before it runs', async () => {
    const wide = Array.from(
      { length: 200 },
      (_, index) =>
        `a${index}: Mushrooms(limit: 100) { docs { id specie { lookAlikeSpecies { species { id } } } } }`,
    )
    const { body } = await graphql(`{ ${wide.join('\n')} }`)
    expect(body.data ?? null).toBeNull()
    expect(body.errors[0].message).toMatch(/complex/i)
  })

  test.each([
    [
      'products with all that leads from them',
      'Products(limit: 100) { docs { id species { id specie { lookAlikeSpecies { species { id } } } } vendor { id sells { id parent { id } } } categories { id breadcrumbs { doc { id } } } gallery { image { id } } variants { variants { options { key } } } } }',
    ],
    ['vendors', 'Vendors(limit: 100) { docs { id sells { id breadcrumbs { doc { id } } } logo { id } } }'],
    ['wholesalers', 'Wholesales(limit: 100) { docs { id sells { id breadcrumbs { doc { id } } } } }'],
    ['dropshippers', 'Dropshippings(limit: 100) { docs { id sells { id breadcrumbs { doc { id } } } } }'],
    [
      'orders',
      'Orders(limit: 100) { docs { id vendor { id sells { id } } lines { product { id species { id } } } } }',
    ],
  ])('%s may be requested twice but not fifty times', async (_, field) => {
    const times = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join('\n')} }`
    expect((await graphql(times(2), { as: who.admin })).body.errors ?? []).toEqual([])
    const { body } = await graphql(times(50), { as: who.admin })
    expect(body.data ?? null).toBeNull()
    expect(body.errors[0].message).toMatch(/complex/i)
  })

  const nested = (levels: number) =>
    `{ Mushrooms(limit: 100) { docs { ${'specie { lookAlikeSpecies { species { '.repeat(levels)} id ${'} } }'.repeat(levels)} } } }`
  const aliased = (count: number, field: string) =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`

  test.each([
    ['look-alikes of look-alikes, nested 3 times', nested(3)],
    ['look-alikes of look-alikes, nested 4 times', nested(4)],
    ['look-alikes of look-alikes, nested 8 times', nested(8)],
    ['40 aliases', aliased(40, 'Mushrooms(limit: 100) { docs { id title slug } }')],
    ['300 aliases', aliased(300, 'Mushrooms(limit: 1) { docs { id title slug } }')],
    ['three lists of 100', aliased(3, 'Mushrooms(limit: 100) { docs { id title } }')],
    ['relations within each other', nested(2).replace(' id ', 'categories { parent { id } }')],
    [
      'a cycle of fragments',
      '{ Mushrooms { docs { ...a } } } fragment a on Mushroom { id ...b } fragment b on Mushroom { ...a }',
    ],
    ['a document of a megabyte', `{ Mushrooms(sort: "${'a'.repeat(1_000_000)}") { docs { id } } }`],
    [
      'a list of lists',
      `{ Mushrooms(where: { id: { in: ${'['.repeat(1000)}${']'.repeat(1000)} } }) { docs { id } } }`,
    ],
  ])('%s are refused before anything is read', async (_, query) => {
    let reads = 0
    const hooks = payload.collections.mushrooms?.config.hooks.beforeOperation ?? []
    const countRead = () => {
      reads += 1
    }
    hooks.push(countRead)
    try {
      const { status, body } = await graphql(query)
      expect(status).toBe(400)
      expect(body.data).toBeUndefined()
      expect(body.errors[0].message).toMatch(/complex/i)
      expect(reads).toBe(0)
      expect((await graphql('{ Mushrooms(limit: 1) { docs { id } } }')).status).toBe(200)
      expect(reads).toBe(1)
    } finally {
      hooks.splice(hooks.indexOf(countRead), 1)
    }
  })

  test('a limit in a variable counts like one in the query', async () => {
    const query = `query ($limit: Int) ${aliased(3, 'Mushrooms(limit: $limit) { docs { id } }')}`
    expect((await graphql(query, { variables: { limit: 100 } })).status).toBe(400)
    expect((await graphql(query, { variables: { limit: 1 } })).status).toBe(200)
  })

  test('errors suggest no names in production', async () => {
    const documents = [
      '{ Mushroms { docs { id } } }',
      '{ Mushrooms(limitt: 1) { docs { id } } }',
      '{ Mushrooms(locale: enn) { docs { id } } }',
    ]
    const variable = 'query ($locale: LocaleInputType) { Mushrooms(locale: $locale) { docs { id } } }'
    vi.stubEnv('NODE_ENV', 'production')
    try {
      const answers = [
        ...(await Promise.all(documents.map((query) => graphql(query)))),
        await graphql(variable, { variables: { locale: 'enn' } }),
      ]
      for (const { status, body, text } of answers) {
        expect(status).toBe(400)
        expect(body.errors.length).toBeGreaterThan(0)
        expect(text).not.toMatch(/did you mean/i)
      }
      expect((await graphql('{ __schema { types { name } } }')).text).toMatch(/introspection is not allowed/)
    } finally {
      vi.unstubAllEnvs()
    }
  })

  test('the playground is off in production, and complexity is bounded', () => {
    expect(payload.config.graphQL.disablePlaygroundInProduction).toBe(true)
    expect(payload.config.graphQL.disableIntrospectionInProduction).not.toBe(false)
    expect(payload.config.graphQL.maxComplexity).toBeLessThanOrEqual(1000)
  })
})

describe('arbitrary requests', () => {
  const generated = { numRuns: runs(250) }

  const scalar = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '-1',
      'abc',
      'true',
      'null',
      'undefined',
      '1e9',
      'NaN',
      "'",
      '%',
      '2020-01-01',
      '[]',
      '{}',
      '01a1fc0b-0000-7000-8000-000000000000',
    ),
    fc.string({ maxLength: 20 }),
  )
  const field = fc.constantFrom(
    'id',
    'slug',
    'title',
    '_status',
    'createdAt',
    'updatedAt',
    'email',
    'roles',
    'author',
    'author.email',
    'hash',
    'categories',
    'parent',
    'breadcrumbs.doc',
    'specie.edibility',
    'specie.lookAlikeSpecies.species.slug',
    'specie.nutrients.calories',
    'specie.seasons.months',
    'top.blockType',
    'meta.image.filename',
    'alt',
    'filename',
    'user.value',
    'name',
    'publishedAt',
    'vendor',
    'vendor.owner',
    'vendor.owner.email',
    'vendorActive',
    'owner',
    'owner.email',
    'approvedAt',
    'status',
    'businessName',
    'address.country',
    'location.latitude',
    'sells.path',
    'opening.opens',
    'regions',
    'baseInventory.unitPrice',
    'sales.dateRange.from',
    'variants.variants.options.key',
    'badges',
    'excludedRegions',
    'verdict',
    'buyer.email',
    'contact.email',
    'lines.product',
    'key',
    'total',
    'nothing',
  )
  const operator = fc.constantFrom(
    'equals',
    'not_equals',
    'in',
    'not_in',
    'all',
    'exists',
    'like',
    'not_like',
    'contains',
    'greater_than',
    'less_than_equal',
    'near',
    'within',
    'intersects',
    'drop',
  )
  const term = fc.tuple(field, operator, scalar).map(([name, by, value]) => ({ [name]: { [by]: value } }))
  const where = fc.oneof(
    term,
    fc.array(term, { maxLength: 3 }).map((or) => ({ or })),
    fc.array(term, { maxLength: 3 }).map((and) => ({ AND: and })),
  )
  const params = fc.record(
    {
      where,
      limit: scalar,
      page: scalar,
      depth: scalar,
      sort: fc.oneof(field, scalar),
      draft: scalar,
      locale: fc.constantFrom('en', 'es', 'pt', 'all', 'xx'),
      pagination: scalar,
      trash: scalar,
    },
    { requiredKeys: [] },
  )
  const tail = fc.constantFrom(
    '',
    '',
    '',
    '/count',
    '/versions',
    '/not-an-id',
    '/01a1fc0b-0000-7000-8000-000000000000',
    '/me',
    '/init',
  )
  const slug = fc.constantFrom(...slugs)
  const roles = fc.constantFrom('visitor', 'member', 'seller', 'editor', 'admin')
  const secrets = /"(?:hash|salt|resetPasswordToken|resetPasswordExpiration|password)":(?!\{)/
  const ofShops = /"(?:owner|approvedAt|buyer)":/

  const idsIn = (body: { docs?: { id: string }[] } | null) => (body?.docs ?? []).map(({ id }) => id)

  test('a GET never causes a server error, reveals a secret, or shows a guest what it hides from an admin', async () => {
    await fc.assert(
      fc.asyncProperty(slug, tail, params, roles, async (collection, end, query, role) => {
        const path = `/${collection}${end}?${queryOf(query)}`
        const as: Caller = role === 'visitor' ? null : who[role]
        const { status, text, body } = await call('GET', path, { as })
        expect(status, `${path} as ${role}: ${text}`).toBeLessThan(500)
        expect(text, path).not.toMatch(secrets)
        if (role === 'visitor' || role === 'member') expect(text, path).not.toMatch(ofShops)
        if (role !== 'admin') {
          const others = [who.admin, who.editor, who.member, who.seller, who.stranger].filter(
            (person) => person !== as,
          )
          for (const { email } of others) expect(text, path).not.toContain(email)
        }
        if (role === 'visitor' && end === '' && status === 200) {
          const all = await call('GET', `/${collection}?${queryOf({ ...query, draft: undefined })}`, {
            as: who.admin,
          })
          if (all.body?.totalPages === 1)
            expect(idsIn(all.body), path).toEqual(expect.arrayContaining(idsIn(body)))
          expect(all.body?.totalDocs, path).toBeGreaterThanOrEqual(body.totalDocs)
        }
      }),
      generated,
    )
  })

  test('a POST never causes a server error and creates nothing without permission', async () => {
    const value: fc.Arbitrary<unknown> = fc.oneof(
      scalar,
      fc.constantFrom(
        null,
        true,
        0,
        -1,
        1e308,
        [],
        {},
        [null],
        { relationTo: 'users', value: 'x' },
        { en: 'a' },
      ),
    )
    const key = fc.constantFrom(
      'title',
      'slug',
      'id',
      '_status',
      'author',
      'roles',
      'email',
      'password',
      'parent',
      'species',
      'specie',
      'content',
      'conditions',
      'meta',
      'categories',
      'publishedAt',
      'likeCount',
      'aggregateRating',
      'createdAt',
      'alt',
      'top',
      'key',
      'value',
      'token',
      'user',
      'vendor',
      'businessName',
      'vendorType',
      'address',
      'location',
      'opening',
      'status',
      'owner',
      'baseInventory',
      'variants',
      'sales',
      'badges',
      'excludedRegions',
      'verdict',
      'lines',
      'state',
      'contact',
      'where',
      'limit',
    )
    const ends = fc.constantFrom(
      '',
      '',
      '',
      '/login',
      '/logout',
      '/refresh-token',
      '/forgot-password',
      '/reset-password',
      '/unlock',
      '/verify/x',
      '/access',
      '/access/x',
      '/x/duplicate',
      '/versions/x',
      '/first-register',
    )
    await fc.assert(
      fc.asyncProperty(
        slug,
        ends,
        fc.dictionary(key, value, { maxKeys: 6 }),
        fc.constantFrom('visitor', 'stranger'),
        async (collection, end, sent, role) => {
          const as: Caller = role === 'visitor' ? null : who.stranger
          // Signing out is tested elsewhere; this test needs the session until the end.
          if (end === '/logout' || end === '/refresh-token') return
          const { status, text, body } = await call('POST', `/${collection}${end}`, { as, body: sent })
          expect(status, `/${collection}${end} ${JSON.stringify(sent)} as ${role}: ${text}`).toBeLessThan(500)
          // A preference contains whatever its owner sent.
          if (collection !== 'payload-preferences') expect(text).not.toMatch(secrets)
          const created = body?.doc?.id
          if (!created || end !== '' || status >= 300) return
          expect(['growingguides', 'payload-preferences']).toContain(collection)
          expect(role).toBe('stranger')
          if (collection === 'growingguides') expect(body.doc._status).toBe('draft')
          await payload.delete({ collection: collection as 'growingguides', id: created })
        },
      ),
      generated,
    )
  })

  test('contributions by endpoints and forms never cause a server error, and none is published unreviewed', async () => {
    const doc = await about()
    const item = `${doc.relationTo}:${doc.value}`
    const entry = { relationTo: 'reviews' as const, value: (await review('published', { doc })).id }
    const collections = ['reviews', 'impressions', 'comments', 'likes', 'helpfuls', 'reports'] as const
    // Many, because each may write only five entries a minute.
    const writers = await crowd(60)
    let requests = 0
    const endpoints = fc.constantFrom(
      ...collections.map((slug) => `/${slug}`),
      ...['reviews', 'impressions', 'comments', 'reports'].map((slug) => `/${slug}/write`),
      '/likes/press',
      '/helpfuls/press',
      '/moderation',
      '/users/profile',
    )
    const malformed = fc.oneof(
      scalar,
      fc.constantFrom<unknown>(
        null,
        true,
        -1,
        6,
        4.5,
        [],
        {},
        [null],
        '\0',
        '\ud800',
        '\u202e',
        'é'.repeat(501),
      ),
      fc.string({ maxLength: 12 }).map((text) => ({ [text]: text })),
    )
    const either = (...fitting: unknown[]) =>
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: malformed })
    const text = either('It is firm and mild.', '<script>alert(1)</script>')
    const sent = fc.record(
      {
        doc: either(doc, doc.value),
        item: either(item, doc, entry, `reviews:${entry.value}`),
        entry: either(entry, `reviews:${entry.value}`),
        rating: either(1, 5, '3'),
        headline: text,
        review: text,
        impression: text,
        comment: text,
        consumptionForm: either('tea', 'other', ''),
        otherConsumptionForm: text,
        experiential: either('calm', ['calm', 'focus'], ''),
        helpsWith: either('anxiety', ''),
        anonymous: either('on', true, false),
        images: either([], undefined),
        image: either('', undefined),
        reason: either('wrong', 'offensive'),
        note: text,
        verdict: either('publish', 'decline'),
        entries: either(`reviews:${entry.value}`, [`reviews:${entry.value}`]),
        alias: either('Somebody'),
        from: either('/mushrooms', '//evil.example', 'javascript:alert(1)'),
        locale: either('en', 'es', 'xx'),
        openedAt: either('1', 1),
        website: either('', undefined),
        user: either(who.admin.id),
        _status: either('published', 'draft'),
        helpfulCount: either(99),
        likeCount: either(99),
      },
      { requiredKeys: ['doc', 'item', 'rating', 'headline', 'review', 'impression', 'comment'] },
    )
    const plain = 'It is firm and mild.'
    const texts = { headline: plain, review: plain, impression: plain, comment: plain }
    const wellFormed = { doc, item, rating: 5 as const, ...texts }
    const examples = ['/reviews', '/impressions', '/comments'].map((endpoint): [string, object, boolean] => [
      endpoint,
      wellFormed,
      false,
    ])
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(endpoints, sent, fc.boolean(), async (endpoint, body, asPage) => {
        requests += 1
        const as = writers[requests % writers.length] as NonNullable<Caller>
        const headers = asPage ? { Accept: 'text/html' } : undefined
        const response = await call('POST', endpoint, { as, body, headers })
        const message = `${endpoint} ${JSON.stringify(body)}: ${response.text}`
        expect(response.status, message).toBeLessThan(500)
        expect(response.text, message).not.toMatch(secrets)
        if (endpoint === '/moderation') expect(response.status, message).toBe(403)
        if (response.status < 300) accepted += 1
        if (response.status === 303) expect(response.headers.get('Location'), message).toMatch(/^\/(?![/\\])/)
      }),
      { ...generated, examples },
    )
    // Guards against a test in which every request was malformed.
    expect(accepted).toBeGreaterThanOrEqual(examples.length)
    for (const collection of ['reviews', 'impressions', 'comments'] as const) {
      const { docs } = await payload.find({
        collection,
        where: { target: { equals: item }, id: { not_equals: entry.value } },
        depth: 0,
        limit: 1000,
        pagination: false,
        showHiddenFields: true,
      })
      for (const { _status, user, ...rest } of docs) {
        expect(_status).toBe('draft')
        expect(user).not.toBe(who.admin.id)
        expect('helpfulCount' in rest ? rest.helpfulCount : 0).toBe(0)
      }
    }
  })
})
