import { afterAll, beforeAll, expect, test } from 'vitest'
import { cached } from './cached'
import { tagExpirations } from './tag-expirations'

beforeAll(() => {
  tagExpirations.isConnected = true
})
afterAll(() => {
  tagExpirations.isConnected = false
})

/** Counts how often something is worked out. */
function counting(key: string, weight?: number) {
  let count = 0
  const work = async () => {
    count += 1
    return count
  }
  return () => cached([key], ['list'], work, weight)
}

test('a result is shared until a tag expires', async () => {
  const ask = counting('shared')
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  tagExpirations.expire([{ tag: 'other', soft: false }])
  expect(await ask()).toBe(1)
  tagExpirations.expire([{ tag: 'list', soft: false }])
  expect(await ask()).toBe(2)
})

test('a failure is not kept', async () => {
  let count = 0
  const ask = () =>
    cached(['failing'], ['list'], async () => {
      count += 1
      if (count === 1) throw new Error('away')
      return count
    })
  await expect(ask()).rejects.toThrow('away')
  expect(await ask()).toBe(2)
})

test('heavy results displace those that have not been used for longest', async () => {
  const [first, second] = [counting('first'), counting('second')]
  await first()
  await second()
  for (let index = 0; index < 50; index += 1) {
    await counting(`heavy ${index}`, 10)()
    await first()
  }
  expect([await first(), await second()]).toEqual([1, 2])
})
