import { afterEach, expect, test, vi } from 'vitest'
import { fetchMyEntries } from './fetch-my-entries'

afterEach(() => {
  vi.unstubAllGlobals()
})

const answer = (body: object, status: number) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

test("the reader's entries are read from the answer of the server", async () => {
  answer({ docs: [{ id: '1' }] }, 200)
  expect(await fetchMyEntries('comments', 'mushrooms:1')).toEqual([{ id: '1' }])
})

test.each([429, 503])(
  'J17: an answer with status %i is an error, not a reader without entries',
  async (status) => {
    answer({ errors: [{ message: 'Too many requests.' }] }, status)
    await expect(fetchMyEntries('reviews', 'mushrooms:1')).rejects.toThrow(`status ${status}`)
  },
)
