/** Selections read what they name, and the statement joins no table of anything else. */
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { removeContent, species } from '@/testing/content'
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
