/** Dates that JavaScript or the database would read as others, or not at all. */
import { afterAll, expect, test } from 'vitest'
import { poisonLinesSlug } from '@/domains/poison-lines/global'
import { marker, remember, removeContent } from '@/testing/content'
import { call } from '@/testing/rest'
import { people, removePeople } from '@/testing/users'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const save = async (publishedAt: unknown) => {
  const { editor } = await people()
  return call('POST', '/posts?draft=true', { as: editor, body: { title: marker(), publishedAt } })
}

test.each([
  ['0001-01-01', 'There is no day “0001-01-01”'],
  ['0099-05-05T00:00:00.000Z', 'There is no day “0099-05-05”'],
  ['0000-01-01', 'There is no day “0000-01-01”'],
  ['10000-01-01', 'There is no day “10000-01-01”'],
  ['-000001-01-01T00:00:00Z', 'There is no day “-000001-01-01”'],
  ['2026-02-31', 'There is no day “2026-02-31”'],
  ['2026-11', '“2026-11” is not a date'],
  ['1', '“1” is not a date'],
  [5, '“5” is not a date'],
])('the date %s is refused, and the message names it', async (value, message) => {
  const refused = await save(value)
  expect(refused.status, refused.text).toBe(400)
  expect(refused.body.errors[0].data.errors[0]).toMatchObject({ path: 'publishedAt' })
  expect(refused.text).toContain(message)
})

test.each([
  ['1000-01-01', '1000-01-01T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['9999-12-31T12:00:00.000Z', '9999-12-31T12:00:00.000Z'],
  [null, null],
])('the date %s is stored as it is', async (value, stored) => {
  const saved = await save(value)
  expect(saved.status, saved.text).toBe(201)
  remember('posts', saved.body.doc.id)
  expect(saved.body.doc.publishedAt ?? null).toBe(stored)
})

test('dates in the rows of a global are checked too', async () => {
  const { admin } = await people()
  const body = { lines: [{ country: 'ES', number: '+34 915 620 420', checkedOn: '0001-01-01' }] }
  const refused = await call('POST', `/globals/${poisonLinesSlug}`, { as: admin, body })
  expect(refused.status, refused.text).toBe(400)
  expect(refused.text).toContain('There is no day “0001-01-01”')
})
