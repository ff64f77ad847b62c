/** Drafts of editors may be unfinished and save themselves; publishing requires everything. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import {
  guide,
  marker,
  product,
  reference,
  remember,
  removeContent,
  spanishPost,
  species,
  vendor,
} from '@/testing/content'
import { call, graphql, type Json } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const autosave = 'draft=true&autosave=true'
const title = (collection: string, name: string) =>
  collection === 'mushrooms'
    ? { specie: { scientificName: name } }
    : { [['vendors', 'wholesale', 'dropshipping'].includes(collection) ? 'businessName' : 'title']: name }

/** Creates a draft with a title alone. */
async function titled(collection: Parameters<typeof remember>[0], name = marker()) {
  const answer = await call('POST', `/${collection}?draft=true`, {
    as: who.editor,
    body: title(collection, name),
  })
  expect(answer.status, answer.text).toBe(201)
  remember(collection, answer.body.doc.id)
  return { ...answer.body.doc, name }
}

const pathsIn = (body: Json): string[] =>
  (body.errors ?? []).flatMap(({ data }: Json) => (data?.errors ?? []).map(({ path }: Json) => path))

describe('a title alone', () => {
  test.each([
    [
      'mushrooms',
      [
        'specie.edibility',
        'specie.safety.headline',
        'specie.safety.advice',
        'specie.traits.growthForm',
        'specie.traits.hymenium',
      ],
    ],
    ['products', ['baseInventory.unitPrice', 'vendor', 'categories']],
    ['vendors', ['vendorType']],
    ['wholesale', ['wholesaleType']],
    ['dropshipping', ['supplierType']],
    ['references', ['link', 'summary']],
  ] as const)(
    'is saved as a draft of %s, and publishing names what is missing',
    async (collection, missing) => {
      const { id, slug, name, _status } = await titled(collection)
      expect([_status, slug]).toEqual(['draft', collection === 'references' ? undefined : name])
      const answer = await call('PATCH', `/${collection}/${id}`, {
        as: who.editor,
        body: { _status: 'published' },
      })
      expect(answer.status, answer.text).toBe(400)
      expect(pathsIn(answer.body)).toEqual(expect.arrayContaining([...missing]))
      expect((await call('GET', `/${collection}/${id}`)).status).toBe(404)
    },
  )

  test('is all that growing guides need', async () => {
    const { id } = await titled('growingguides')
    const answer = await call('PATCH', `/growingguides/${id}`, {
      as: who.editor,
      body: { _status: 'published' },
    })
    expect(answer.status, answer.text).toBe(200)
  })

  test('is readable by GraphQL', async () => {
    const { id, name } = await titled('mushrooms')
    const document = `{ Mushroom(id: "${id}", draft: true) { title slug specie { scientificName edibility traits { growthForm } } } }`
    const { body, text } = await graphql(document, { as: who.editor })
    expect(body.errors, text).toBeUndefined()
    expect(body.data.Mushroom).toMatchObject({ title: name, specie: { scientificName: name } })
  })

  test('publishing names the tab and the label of each field that is missing', async () => {
    const { id } = await titled('mushrooms')
    const { body } = await call('PATCH', `/mushrooms/${id}`, {
      as: who.editor,
      body: { _status: 'published' },
      headers: { 'Accept-Language': 'es' },
    })
    const labels = body.errors[0].data.errors.map(({ label }: Json) => label)
    expect(labels.join('\n')).toMatch(/Peligro > Comestibilidad/)
    expect(labels.join('\n')).toMatch(/Peligro > Seguridad > Titular/)
  })
})

describe('a draft', () => {
  test.each([
    ['mushrooms', { specie: { scientificName: 'x'.repeat(121) } }, 'specie.scientificName'],
    ['mushrooms', { specie: { traits: { growthForm: 'tree' } } }, 'specie.traits.growthForm'],
    [
      'mushrooms',
      { specie: { traits: { colours: { cap: { typical: 'red' } } } } },
      'specie.traits.colours.cap.typical',
    ],
    ['mushrooms', { specie: { traits: { size: { cap: { min: -1 } } } } }, 'specie.traits.size.cap.min'],
    ['mushrooms', { slug: 'Not a slug' }, 'slug'],
    ['mushrooms', { specie: { edibility: ['edible', 'choice', 'deadly'] } }, 'specie.edibility'],
    ['products', { baseInventory: { unitPrice: -1 } }, 'baseInventory.unitPrice'],
    ['products', { baseInventory: { stock: 1.5 } }, 'baseInventory.stock'],
    ['growingguides', { meta: { description: 'x'.repeat(321) } }, 'meta.description'],
    ['vendors', { location: { latitude: 91 } }, 'location.latitude'],
    ['references', { year: 3000 }, 'year'],
    ['references', { link: 'javascript:alert(1)' }, 'link'],
  ] as const)('of %s with %j is refused', async (collection, data, path) => {
    const { id } = await titled(collection)
    for (const query of ['draft=true', autosave]) {
      const answer = await call('PATCH', `/${collection}/${id}?${query}`, { as: who.editor, body: data })
      expect(answer.status, answer.text).toBe(400)
      expect(pathsIn(answer.body)).toContain(path)
    }
  })

  test('may have unfinished rows and blocks', async () => {
    const kit = await titled('products')
    const variants = { keys: [{ identifier: 'size' }], variants: [{ options: [{ key: 'size' }] }] }
    const unfinished = { enableVariants: true, variants, layout: [{ blockType: 'banner' }] }
    const answer = await call('PATCH', `/products/${kit.id}?${autosave}`, {
      as: who.editor,
      body: unfinished,
    })
    expect(answer.status, answer.text).toBe(200)
    const { id } = await titled('mushrooms')
    const rows = { specie: { lookAlikeSpecies: [{}], seasons: [{ months: ['9'] }] } }
    const saved = await call('PATCH', `/mushrooms/${id}?${autosave}`, { as: who.editor, body: rows })
    expect(saved.status, saved.text).toBe(200)
  })

  test('of a member still waits for staff, and contributions are validated as ever', async () => {
    const { body } = await call('POST', `/growingguides?${autosave}`, {
      as: who.member,
      body: { title: marker() },
    })
    remember('growingguides', body.doc.id)
    expect(body.doc._status).toBe('draft')
    const { id } = await species('published')
    const review = { doc: { relationTo: 'mushrooms', value: id }, headline: marker(), rating: 9 }
    expect((await call('POST', '/reviews?draft=true', { as: who.member, body: review })).status).toBe(400)
  })
})

/** The newest expiration, the entries of the list index with their versions, and the number of stored versions. */
async function publicState(id: string) {
  const { rows } = await databaseOf(payload).execute(sql`
    select (select coalesce(max(id), 0)::text from cache_expirations) as expired,
      (select coalesce(json_agg(listings.xmin::text order by locale), '[]') from listings where document = ${id}) as listed`)
  return rows[0]
}

const versionsOf = async (collection: 'mushrooms' | 'growingguides', id: string) =>
  (await payload.findVersions({ collection, limit: 100, where: { parent: { equals: id } } })).totalDocs

describe('autosave', () => {
  test('over a published species changes nothing public and keeps one version', async () => {
    const { id } = await species('published')
    const before = await publicState(id)
    for (const word of ['one', 'two', 'three']) {
      const answer = await call('PATCH', `/mushrooms/${id}?${autosave}`, {
        as: who.editor,
        body: { meta: { description: word }, specie: { scientificName: '' } },
      })
      expect(answer.status, answer.text).toBe(200)
    }
    expect(await publicState(id)).toEqual(before)
    expect(await versionsOf('mushrooms', id)).toBe(2)
    expect((await call('GET', `/mushrooms/${id}`)).text).not.toContain('three')
    expect((await call('GET', `/mushrooms/${id}?draft=true`, { as: who.editor })).text).toContain('three')
  })

  test.each([
    ['products', async () => (await product((await vendor()).id)).id],
    ['vendors', async () => (await vendor()).id],
    ['growingguides', async () => (await guide('published')).id],
    ['references', async () => (await reference('published')).id],
  ] as const)('over a published document of %s changes nothing public', async (collection, create) => {
    const id = await create()
    const before = await publicState(id)
    const body = title(collection, marker())
    const answer = await call('PATCH', `/${collection}/${id}?${autosave}`, { as: who.editor, body })
    expect(answer.status, answer.text).toBe(200)
    expect(await publicState(id)).toEqual(before)
  })

  test('unpublishing a document with a newer draft removes it from its lists', async () => {
    const { id } = await species('published')
    await call('PATCH', `/mushrooms/${id}?${autosave}`, { as: who.editor, body: { meta: { title: 'new' } } })
    const before = await publicState(id)
    const answer = await call('PATCH', `/mushrooms/${id}`, { as: who.editor, body: { _status: 'draft' } })
    expect(answer.status, answer.text).toBe(200)
    const after = await publicState(id)
    expect(after?.listed).toEqual([])
    expect(after?.expired).not.toBe(before?.expired)
  })

  test('over a published guide, and publishing it again, is no decision about its author', async () => {
    const { body } = await call('POST', '/growingguides', { as: who.member, body: { title: marker() } })
    const id = remember('growingguides', body.doc.id)
    const decisions = async () => {
      const { docs } = await payload.find({ collection: 'decisions', depth: 0, limit: 100 })
      return docs.filter(({ entry }) => entry?.value === id).map(({ verdict }) => verdict)
    }
    const save = (query: string, data: object) =>
      call('PATCH', `/growingguides/${id}?${query}`, { as: who.editor, body: data })
    for (const _status of ['draft', 'published'] as const) {
      expect((await save(autosave, { title: marker() })).status).toBe(200)
      expect(await decisions()).toEqual(_status === 'draft' ? [] : ['published'])
      expect((await save('', { _status: 'published' })).status).toBe(200)
      expect(await decisions()).toEqual(['published'])
    }
  })
})

test.each(['', '?draft=true'])('a version of a post in Spanish alone is restored%s', async (query) => {
  const id = await spanishPost('published')
  const { docs } = await payload.findVersions({ collection: 'posts', where: { parent: { equals: id } } })
  const changed = { title: marker(), _status: 'published' } as const
  await payload.update({ collection: 'posts', id, locale: 'es', data: changed })
  const restored = await call('POST', `/posts/versions/${docs[0]?.id}${query}`, { as: who.editor })
  expect(restored.status, restored.text).toBe(200)
  const options = { collection: 'posts', id, locale: 'es', draft: true, depth: 0 } as const
  expect((await payload.findByID(options)).title).toBe(docs[0]?.version.title?.toString())
})

describe('restoring an old version', () => {
  const versionsIn = async (collection: 'posts' | 'mushrooms' | 'products' | 'growingguides', id: string) =>
    (
      await payload.findVersions({
        collection,
        limit: 100,
        sort: 'updatedAt',
        where: { parent: { equals: id } },
      })
    ).docs

  test.each([
    ['mushrooms', async () => (await species('published')).id],
    ['products', async () => (await product((await vendor()).id)).id],
    ['growingguides', async () => (await guide('published')).id],
  ] as const)('of %s, published or draft, leaves the public page as it is', async (collection, create) => {
    const id = await create()
    const draft = title(collection, marker())
    await call('PATCH', `/${collection}/${id}?${autosave}`, { as: who.editor, body: draft })
    await payload.update({ collection, id, data: { _status: 'published' } })
    const before = await publicState(id)
    const page = (await call('GET', `/${collection}/${id}`)).body
    for (const version of await versionsIn(collection, id)) {
      const answer = await call('POST', `/${collection}/versions/${version.id}`, { as: who.editor })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body._status).toBe('draft')
      expect(await publicState(id)).toEqual(before)
      expect((await call('GET', `/${collection}/${id}`)).body).toEqual(page)
    }
  })

  test('by GraphQL is refused unless it asks for a draft', async () => {
    const { id } = await guide('published')
    const [version] = await versionsIn('growingguides', id)
    const restore = (draft: boolean) =>
      graphql(`mutation { restoreVersionGrowingguide(id: "${version?.id}", draft: ${draft}) { id } }`, {
        as: who.editor,
      })
    expect((await restore(false)).body.errors).toHaveLength(1)
    expect((await restore(true)).body.errors).toBeUndefined()
    expect((await call('GET', `/growingguides/${id}`)).status).toBe(200)
  })

  test('of a page that is always there leaves what is public, and says so in the language of the panel', async () => {
    const read = async () => (await call('GET', '/globals/marketPage')).body
    const save = (query: string, data: object) =>
      call('POST', `/globals/marketPage${query}`, { as: who.editor, body: data })
    const { layout } = await read()
    expect((await save('', { _status: 'published', layout })).status).toBe(200)
    const before = await read()
    expect((await save('?draft=true', { layout: [] })).status).toBe(200)
    const { docs } = await payload.findGlobalVersions({ slug: 'marketPage', limit: 2 })
    for (const { id } of docs) {
      const options = { as: who.editor, headers: { 'Accept-Language': 'es' } }
      const answer = await call('POST', `/globals/marketPage/versions/${id}`, options)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.message).toBe('Se ha restaurado como un cambio aún sin publicar.')
      expect(await read()).toEqual(before)
      const restored = await payload.findGlobal({ slug: 'marketPage', draft: true, depth: 0 })
      expect(restored._status).toBe('draft')
    }
    for (const as of [null, who.member]) {
      const { status } = await call('POST', `/globals/marketPage/versions/${docs[0]?.id}`, { as })
      expect(status).toBe(403)
    }
    const unknown = await call('POST', '/globals/marketPage/versions/none', { as: who.editor })
    expect(unknown.status, unknown.text).toBe(404)
    const mutation = `mutation { restoreVersionMarketPage(id: "${docs[0]?.id}", draft: true) { id } }`
    expect((await graphql(mutation, { as: who.editor })).body.errors).toHaveLength(1)
  })
})
