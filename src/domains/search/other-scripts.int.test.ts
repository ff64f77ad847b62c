/** Searches in scripts without spaces, where any letter of a name may be a word, and with emoji. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { marker, removeContent, species, speciesData } from '@/testing/content'
import { richTextOf } from '@/testing/rich-text'
import { payload } from '@/testing/users'
import { noRules } from './read/rules'
import { namesContaining } from './read/statement'
import { search } from './search'
import { suggest } from './suggest'

const reader = { payload, user: null, locale: 'en', draft: false } as const

async function find(query: string) {
  const { groups, total } = await search(reader, { query, limit: 10 })
  return { ids: groups.flatMap(({ results }) => results).map(({ document }) => document), total }
}

/** Letters of three blocks, so that no other test has the same. */
function letters(): string[] {
  const digits = [...marker().replace(/[^\da-f]/g, '')].slice(0, 3)
  return digits.map((digit, at) => String.fromCodePoint(0x4e00 + 400 * at + Number.parseInt(digit, 16)))
}

afterAll(removeContent)

test('a name in a script without spaces is found by any of its letters', async () => {
  const [first = '', second = '', third = ''] = letters()
  const slug = marker()
  const name = `Agaricus ${slug}`
  const { specie } = speciesData(name, 'published')
  const { id } = await species('published', name, {
    slug,
    specie: { ...specie, commonNames: [{ name: first + second + third }] },
  })
  for (const query of [first + second + third, first, second, third, second + third, `${first} ${third}`])
    expect((await find(query)).ids, query).toContain(id)
  expect((await suggest(reader, second, noRules)).total).toBeGreaterThan(0)
  expect((await find(third + first)).ids).not.toContain(id)
})

test('only names in such scripts are read for a part of a name', async () => {
  const plan = await inTransaction(payload, async (req) => {
    const db = await transactionOf(req)
    // The names of the tests are so few that reading all is quick.
    await db.execute(sql`set local enable_seqscan = off`)
    return queryRows(db, sql`explain ${namesContaining([['菇']])}`)
  })
  expect(JSON.stringify(plan)).toContain('search_names_without_spaces')
})

test('a mushroom is searched for by its emoji, and other signs find nothing or something', async () => {
  expect((await find('🍄')).total).toBe((await find('mushroom')).total)
  expect((await find('🍄🍄‍🟫')).total).toBeGreaterThanOrEqual(0)
  for (const query of ['☠️', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '∞', '龘龘龘', '𓆌𩒏𓆌𩒏']) await find(query)
})

test('a long text is indexed wherever it is cut, in the middle of an emoji too', async () => {
  for (const beginning of ['', 'a']) {
    const slug = marker()
    const name = `Agaricus ${slug}`
    const { specie } = speciesData(name, 'published')
    const desc = { richText: richTextOf(`${beginning}${'🍄'.repeat(7000)}`) }
    const { id } = await species('published', name, { slug, specie: { ...specie, desc } })
    expect((await find(name)).ids).toContain(id)
  }
})
