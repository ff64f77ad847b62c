/** Filter calls of guests are assembled from documents that are read once. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { tagExpirations } from '@/foundation/cache/tag-expirations'
import { tags } from '@/foundation/cache/tags'
import { product, removeContent, vendor } from '@/testing/content'
import { type Caller, call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

let member: Caller
let id = ''

beforeAll(async () => {
  ;({ member } = await people())
  const { id: seller } = await vendor()
  ;({ id } = await product(seller))
  await product(seller)
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

const find = (query = '', as: Caller = null) => call('GET', `/products/filter${query}`, { as })

const likesOf = async () => {
  const { body } = await find()
  return body.products.find((one: { id: string }) => one.id === id).likeCount
}

describe('a filter call whose documents are shared', () => {
  test.each(['', '?limit=1&page=2', '?locale=pt', '?locale=es&sort=newest'])(
    'has the same response once they are known: %s',
    async (query) => {
      const expected = (await find(query)).body
      tagExpirations.isConnected = true
      expect((await find(query)).body).toEqual(expected)
      expect((await find(query)).body).toEqual(expected)
    },
  )

  test('reads no document that is known', async () => {
    tagExpirations.isConnected = true
    await find()
    const read = vi.spyOn(payload.db, 'find')
    await find('?sort=newest')
    expect(read).not.toHaveBeenCalled()
  })

  test('shows a change as soon as it has expired what guests were sent', async () => {
    tagExpirations.isConnected = true
    const before = await likesOf()
    await payload.db.updateOne({ collection: 'products', id, data: { likeCount: 7 } })
    expect(await likesOf()).toBe(before)
    tagExpirations.expire([{ tag: tags.api, soft: false }])
    expect(await likesOf()).toBe(7)
  })

  test('is not made for members', async () => {
    tagExpirations.isConnected = true
    await find()
    const read = vi.spyOn(payload.db, 'find')
    await find('', member)
    expect(read).toHaveBeenCalled()
  })
})
