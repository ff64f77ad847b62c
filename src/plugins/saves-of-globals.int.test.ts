import { sql } from '@payloadcms/db-postgres/drizzle'
import type { GlobalSlug } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { queryRows } from '@/foundation/payload/query-rows'
import { tableOf } from '@/foundation/payload/references/referring-columns'
import { databaseOf } from '@/foundation/payload/transaction'
import { executeAll, payload } from '@/testing/users'

const slug: GlobalSlug = 'homePage'
const removeRows = () => executeAll(['delete from home_page', 'delete from _home_page_v'])

afterAll(removeRows)

test('a global that is saved for the first time several times at once is stored once, with all that was saved', async () => {
  await removeRows()
  const save = (data: object) =>
    payload.updateGlobal({ slug, data: { ...data, _status: 'published' } as never })
  const layout = [{ blockType: 'hero' }, { blockType: 'deadlySpecies' }]
  await Promise.all([save({ layout }), save({}), save({}), save({})])
  const rows = await queryRows<{ total: number }>(
    databaseOf(payload),
    sql`select count(*)::int as total from home_page`,
  )
  expect(rows).toEqual([{ total: 1 }])
  const { layout: stored } = await payload.findGlobal({ slug, depth: 0 })
  expect(stored?.map(({ blockType }) => blockType)).toEqual(['hero', 'deadlySpecies'])
})

test('the database holds each global at most once', async () => {
  const rows = await queryRows<{ name: string }>(
    databaseOf(payload),
    sql`select tablename as name from pg_indexes where indexname = tablename || '_single'`,
  )
  const tables = payload.config.globals.filter((global) => !global.slug.startsWith('payload-')).map(tableOf)
  expect(rows.map(({ name }) => name).sort()).toEqual(tables.sort())
})
