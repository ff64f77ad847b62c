/** The site's standard terms promise delivery within the United States, so that only shops there can take them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeContent, vendor } from '@/testing/content'
import { call } from '@/testing/rest'
import { type Person, person, removePeople } from '@/testing/users'

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
