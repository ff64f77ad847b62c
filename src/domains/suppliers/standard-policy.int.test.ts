/** The site's standard terms promise delivery within the United States, so that only shops there can take them. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeContent, vendor } from '@/testing/content'
import { call } from '@/testing/rest'
import { type Person, payload, person, removePeople } from '@/testing/users'
import { up } from '../../../migrations/20261128_200000_standard_terms_in_usa'

let owner: Person

beforeAll(async () => {
  owner = await person('vendor')
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const at = (country: string) => ({ address: { city: 'Somewhere', state: 'OR', country } })

test('a shop in the United States takes the standard terms and loses them when it moves abroad', async () => {
  const shop = await vendor({ owner: owner.id, ...at('US') })
  const change = async (body: object) => {
    const answer = await call('PATCH', `/vendors/${shop.id}`, { as: owner, body })
    expect(answer.status, answer.text).toBe(200)
    return answer.body.doc.standardPolicy
  }
  expect(await change({ standardPolicy: true })).toBe(true)
  expect(await change({ description: 'Oysters.' })).toBe(true)
  expect(await change(at('PT'))).toBe(false)
  expect(await change({ standardPolicy: true })).toBe(false)
  expect(await change({ ...at('US'), standardPolicy: true })).toBe(true)
})

test('a shop abroad is created without the standard terms', async () => {
  expect((await vendor({ ...at('PT'), standardPolicy: true })).standardPolicy).toBe(false)
})

test('an upgrade takes the standard terms from shops abroad, which had them before, and from their versions', async () => {
  const db = payload.db.drizzle
  const shops = [await vendor(at('US')), await vendor(at('PT'))]
  for (const { id } of shops) {
    await db.execute(sql`update vendors set standard_policy = true where id = ${id}`)
    await db.execute(sql`update _vendors_v set version_standard_policy = true where parent_id = ${id}`)
  }
  await up({ db: db as never, payload, req: await createLocalReq({}, payload) })
  const standard = shops.map(async ({ id }) => {
    const { rows } = await db.execute(sql`
      select standard_policy from vendors where id = ${id}
      union all select version_standard_policy from _vendors_v where parent_id = ${id}`)
    return rows.map(({ standard_policy }) => standard_policy)
  })
  expect(await Promise.all(standard)).toEqual([
    [true, true],
    [false, false],
  ])
})
