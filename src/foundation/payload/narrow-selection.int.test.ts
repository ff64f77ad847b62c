/** Selections read what they name, and the statement joins no table of anything else. */

import type { SelectType, TypeWithVersion } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Product } from '@/payload-types'
import { product, removeContent, species, twoSizes, vendor } from '@/testing/content'
import { payload, person, removePeople } from '@/testing/users'

let id = ''

beforeAll(async () => {
  ;({ id } = await species('published'))
})

afterEach(() => vi.restoreAllMocks())

afterAll(async () => {
  await removeContent()
  await removePeople()
})

/** Collects the statements that are sent from now on. */
function recordStatements(): () => string {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  return () => sent.mock.calls.map(([query]) => JSON.stringify(query)).join('\n')
}

const select = { specie: { edibility: true, traits: { colours: true } } } as const

test('a selection reads its fields as the whole document has them, and nothing else', async () => {
  const { specie: whole } = await payload.findByID({ collection: 'mushrooms', id, depth: 0 })
  const statements = recordStatements()
  const { docs } = await payload.find({
    collection: 'mushrooms',
    select,
    depth: 0,
    where: { id: { equals: id } },
  })
  expect(docs).toEqual([
    { id, specie: { edibility: whole.edibility, traits: { colours: whole.traits.colours } } },
  ])
  expect(statements()).toContain('species_edibilities')
  expect(statements()).not.toMatch(/species_(?:helps_with|cap_shapes|courses|medicinal_chem)/)
})

test('a selection of drafts reads no more', async () => {
  const { id: userId } = await person('editor')
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0 })
  const statements = recordStatements()
  const { docs } = await payload.find({
    collection: 'mushrooms',
    select,
    depth: 0,
    draft: true,
    overrideAccess: false,
    user: { ...user, collection: 'users' },
    where: { id: { equals: id } },
  })
  expect(docs).toHaveLength(1)
  expect(docs[0]?.specie.edibility.length).toBeGreaterThan(0)
  expect(Object.keys(docs[0]?.specie ?? {}).toSorted()).toEqual(['edibility', 'traits'])
  expect(statements()).not.toMatch(/helps_with|cap_shapes|medicinal_chem/)
})

const sizes = twoSizes(
  { pricing: { price: 10 }, stock: 5, sku: 's' },
  { pricing: { price: 10 }, stock: 5, sku: 'l' },
)

test.each([false, true])(
  'a selection that excludes a field reads all others as they are stored, draft: %s',
  async (draft) => {
    const { id: sized } = await product((await vendor()).id, sizes)
    const read = (select?: SelectType): Promise<Product> =>
      payload.findByID({ collection: 'products', id: sized, depth: 0, draft, select: select as never })
    const { title, ...others } = await read()
    expect(title).toBeTruthy()
    expect(await read({ title: false })).toEqual(others)
    const { variants, ...rest } = others
    expect(await read({ title: false, variants: { keys: false } })).toEqual({
      ...rest,
      variants: { variants: variants?.variants },
    })
    const find = async (selected?: SelectType): Promise<Product | undefined> => {
      const where = { id: { equals: sized } }
      const options = { collection: 'products', depth: 0, draft, where } as const
      const { docs } = await payload.find({ ...options, select: selected as never })
      return docs[0]
    }
    const { title: _title, ...found } = { ...(await find()) }
    expect(await find({ title: false })).toEqual(found)
  },
)

test('a selection of versions that excludes a field reads all others as they are stored', async () => {
  const { id: parent } = await product((await vendor()).id, sizes)
  const read = async (select?: SelectType): Promise<TypeWithVersion<Product> | undefined> => {
    const where = { parent: { equals: parent } }
    const options = { collection: 'products', depth: 0, where } as const
    const { docs } = await payload.findVersions({ ...options, select: select as never })
    return docs[0]
  }
  const whole = await read()
  const { title: _title, ...others } = { ...whole?.version }
  expect(await read({ version: { title: false } })).toEqual({ ...whole, version: others })
})
