import { expect, test, vi } from 'vitest'
import { oncePerReader } from './once-per-reader'
import type { Reader } from './reader'

const readerIn = (locale: Reader['locale']) => ({ locale }) as Reader

test('a read runs once for each reader, and each gets its own result', async () => {
  const read = vi.fn(async ({ locale }: Reader) => locale)
  const shared = oncePerReader(read)
  const [english, spanish] = [readerIn('en'), readerIn('es')]
  expect(await Promise.all([shared(english), shared(english), shared(spanish)])).toEqual(['en', 'en', 'es'])
  expect(await shared(english)).toBe('en')
  expect(read).toHaveBeenCalledTimes(2)
})

test('equal readers of two requests share nothing', async () => {
  const read = vi.fn(async () => 'result')
  const shared = oncePerReader(read)
  await Promise.all([shared(readerIn('en')), shared(readerIn('en'))])
  expect(read).toHaveBeenCalledTimes(2)
})

test('two reads with the same reader do not share their results', async () => {
  const reader = readerIn('en')
  const first = oncePerReader(async () => 'first')
  const second = oncePerReader(async () => 'second')
  expect([await first(reader), await second(reader)]).toEqual(['first', 'second'])
})
