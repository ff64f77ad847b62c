/** Lists for guests are assembled from documents that are read once, and say what Payload itself answers. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { tagExpirations } from '@/foundation/cache/tag-expirations'
import { tags } from '@/foundation/cache/tags'
import { product, reference, removeContent, species, vendor } from '@/testing/content'
import { type Caller, call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

let member: Caller
let slug = ''
let id = ''
let translated = ''

beforeAll(async () => {
  ;({ member } = await people())
  ;({ id, slug } = await species('published'))
  const { id: seller } = await vendor()
  await Promise.all([species('published'), species('draft'), product(seller), reference('published')])
  const work = await reference('published')
  translated = work.id
  await payload.update({
    collection: 'references',
    id: work.id,
    locale: 'es',
    data: { summary: 'En español.' },
  })
})

afterEach(() => {
  tagExpirations.isConnected = false
  tagExpirations.expireAll()
  vi.restoreAllMocks()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

async function list(path: string, as: Caller = null) {
  const { status, text } = await call('GET', path, { as })
  return { status, body: text ? JSON.parse(text) : null }
}

describe('a list whose documents are shared', () => {
  test.each([
    '/mushrooms',
    '/mushrooms?limit=1&page=2&sort=-createdAt',
    '/mushrooms?limit=2&sort=slug&locale=pt',
    '/mushrooms?limit=0',
    '/mushrooms?where[slug][equals]=no-such-species',
    '/mushrooms?where[nothing][equals]=1',
    '/mushrooms?sort=owner.email',
    '/mushrooms?limit=x&page=-1',
    '/products?limit=50',
    '/references?locale=es&measured=1',
    '/categories?limit=30',
  ])('has the same response once it is cached: %s', async (path) => {
    const expected = await list(path)
    tagExpirations.isConnected = true
    expect(await list(path)).toEqual(expected)
    expect(await list(path)).toEqual(expected)
  })

  test('reads only ids once its documents are known', async () => {
    tagExpirations.isConnected = true
    await list('/mushrooms')
    const find = vi.spyOn(payload.db, 'find')
    await list('/mushrooms?sort=createdAt')
    expect(find.mock.calls.map(([{ collection, select }]) => [collection, select?.id, select?.name])).toEqual(
      [['mushrooms', true, undefined]],
    )
  })

  test('counts once for guests who ask the same, whatever the page and order', async () => {
    tagExpirations.isConnected = true
    const where = 'where[createdAt][greater_than]=2020-01-01'
    const first = await list(`/mushrooms?limit=1&${where}`)
    const count = vi.spyOn(payload.db, 'count')
    const find = vi.spyOn(payload.db, 'find')
    const second = await list(`/mushrooms?limit=1&page=2&sort=slug&${where}`)
    expect(second.body.totalDocs).toBe(first.body.totalDocs)
    expect(second.body).toMatchObject({ page: 2, hasPrevPage: true, prevPage: 1, pagingCounter: 2 })
    expect(count).not.toHaveBeenCalled()
    expect(find.mock.calls.map(([{ pagination }]) => pagination)).toContain(false)
  })

  test('shows a change as soon as it has expired what guests were sent', async () => {
    tagExpirations.isConnected = true
    const path = `/mushrooms?where[slug][equals]=${slug}`
    const before = await list(path)
    await payload.db.updateOne({ collection: 'mushrooms', id, data: { likeCount: 7 } })
    expect(await list(path)).toEqual(before)
    tagExpirations.expire([{ tag: tags.api, soft: false }])
    expect((await list(path)).body.docs[0].likeCount).toBe(7)
  })

  test.each(['depth=0', 'select[slug]=true', 'draft=true', 'joins=false'])(
    'is not made for requests of other contents: %s',
    async (parameter) => {
      tagExpirations.isConnected = true
      const path = `/mushrooms?where[slug][equals]=${slug}`
      await list(path)
      const other = await list(`${path}&${parameter}`)
      tagExpirations.isConnected = false
      expect(other).toEqual(await list(`${path}&${parameter}`))
    },
  )

  test('is not mixed up by a parameter that only looks like a language', async () => {
    const spanish = `/references?where[id][equals]=${translated}&locale=es`
    const expected = await list(spanish)
    tagExpirations.isConnected = true
    const english = await list(spanish.replace('locale=', 'locale[]='))
    expect(english.body.docs[0].summary).not.toEqual(expected.body.docs[0].summary)
    expect(await list(spanish)).toEqual(expected)
  })

  test('is not made for members', async () => {
    tagExpirations.isConnected = true
    await list('/mushrooms')
    const find = vi.spyOn(payload.db, 'find')
    await list('/mushrooms', member)
    expect(find.mock.calls.some(([{ select }]) => select)).toBe(false)
  })
})
