/** What is sent twice is recognized, one after the other and at the same moment. */
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { marker } from '@/testing/content'
import { payload } from '@/testing/users'
import { inTransaction } from './in-transaction'
import { isRepeated } from './repeated-request'

const send = (key: string, { name = 'test', seconds = 60 } = {}) =>
  inTransaction(payload, (req) => isRepeated(req, { name, key, seconds }))

test('the same content is repeated until its time is over, and other content is not', async () => {
  const key = marker()
  expect([await send(key, { seconds: 1 }), await send(key, { seconds: 1 })]).toEqual([false, true])
  expect([await send(marker()), await send(key, { name: 'another' })]).toEqual([false, false])
  await setTimeout(1100)
  expect([await send(key), await send(key)]).toEqual([false, true])
})

test.each([
  ['is repeated once the first is stored', false],
  ['is not repeated if the first is rolled back', true],
])('content that is sent again meanwhile %s', async (_, fails) => {
  const key = marker()
  let second: Promise<boolean> | undefined
  const first = inTransaction(payload, async (req) => {
    const isSecond = await isRepeated(req, { name: 'test', key, seconds: 60 })
    second = send(key)
    await setTimeout(500)
    if (fails) throw new Error('It could not be stored.')
    return isSecond
  })
  expect(await first.catch(() => 'failed')).toBe(fails ? 'failed' : false)
  expect(await second).toBe(!fails)
})
