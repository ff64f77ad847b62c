import { expect, test } from 'vitest'
import type { Reference } from '@/payload-types'
import { partial } from '@/testing/partial'
import { localNamesOf } from './local-names'

const source = partial<Reference>({ authors: 'Josep Vidal', year: 2013, link: 'https://example.org/bolets' })

test('names of one language stand together, each source once', () => {
  const found = localNamesOf({
    localNames: [
      { name: 'rovelló', language: 'ca', source },
      { name: 'hongo de pino', language: 'es-MX' },
      { name: 'pinetell', language: 'ca', source },
    ],
  })
  expect(found).toEqual([
    {
      language: 'ca',
      names: ['rovelló', 'pinetell'],
      sources: [expect.objectContaining({ url: 'https://example.org/bolets' })],
    },
    { language: 'es-MX', names: ['hongo de pino'], sources: [] },
  ])
})

test('a species without local names has none', () => {
  expect(localNamesOf({ localNames: null })).toEqual([])
})
