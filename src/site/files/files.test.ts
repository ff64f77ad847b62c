import { expect, test } from 'vitest'
import { files } from './files'

test('every file has an address of its own', () => {
  const patterns = files.map(([pattern]) => pattern)
  expect(new Set(patterns).size).toBe(patterns.length)
})

test('a file gets the segments of its address', async () => {
  const [, load] = files.find(([pattern]) => pattern.startsWith('/embed/')) ?? []
  const handler = await load?.()
  const response = await handler?.(new Request('http://localhost/'), { path: 'youtube/dQw4w9WgXcQ' })
  expect(response?.status).toBe(200)
})
