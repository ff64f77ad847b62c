import { describe, expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { findPlaces } from './find-places'
import { areaOf } from './place-label'
import { suggestPlaces } from './suggest-places'

const labels = async (text: string, limit = 6) =>
  (await suggestPlaces(text, 'en', limit)).map(({ label }) => label)

describe('suggestPlaces', () => {
  test.each([
    ['corv', 'Corvallis, OR'],
    ['Sao Pa', 'São Paulo, Brazil'],
    ['münch', 'Munich, Germany'],
    ['san seb', 'San Sebastián, Spain'],
    ['1012 JS', 'Amsterdam, Netherlands 1012 JS'],
    ['Springfield, I', 'Springfield, IL'],
    ['salem or', 'Salem, OR'],
    ['madrid esp', 'Madrid, Spain'],
    ['8020', 'Denver, CO 80202'],
    ['M5V', 'Downtown Toronto, Canada M5V'],
    ['10115 Berl', 'Berlin, Germany'],
    ['Corvalis', 'Corvallis, OR'],
  ])('%s suggests %s', async (text, label) => {
    expect(await labels(text)).toContain(label)
  })

  test.each([
    ['en', '8020', ['Denver, CO 80201', 'Denver, CO 80202', 'Denver, CO 80203', 'Faro, Portugal 8020']],
    [
      'en',
      '1000',
      ['New York, NY 10001', 'New York, NY 10002', 'New York, NY 10003', 'Lisboa, Portugal 1000'],
    ],
    ['es', '280', ['Madrid, España', 'Colima, México', 'Zárate, Argentina', 'Rancagua, Chile']],
    ['es', '28001', ['Madrid, España 28001', 'Colima, México 28001', 'Albemarle, NC 28001']],
    ['pt', '0131', ['São Paulo, Brasil', 'Vitoria-Gasteiz, Espanha']],
    ['pt', '8000', ['Curitiba, Brasil', 'Faro, Portugal 8000', 'Arvada, CO 80001']],
    ['pt', '1000-001', ['Lisboa, Portugal 1000-001']],
  ] as const)(
    'in %s, %s being typed is first one of the countries of the language',
    async (locale, text, first) => {
      const found = (await suggestPlaces(text, locale, 5)).map(({ label }) => label)
      expect(found.slice(0, first.length)).toEqual(first)
    },
  )

  test('a label finds its own place again', async () => {
    for (const text of ['springf', 'madri', 'san jos', 'vict'])
      for (const { label, place } of await suggestPlaces(text, 'es', 6))
        expect((await findPlaces(label))[0]).toEqual(place)
  })

  test.each(['', ' , ', 'qxz', '\u0000'])('%j suggests nothing', async (text) => {
    expect(await labels(text)).toEqual([])
  })

  test('suggestions name the region in the language of the reader', async () => {
    const areas = locales.map(async (locale) => {
      const [suggestion] = await suggestPlaces('toledo esp', locale, 1)
      return suggestion && areaOf(suggestion.place, locale)
    })
    expect(await Promise.all(areas)).toEqual([
      'Castile-La Mancha, Spain',
      'Castilla-La Mancha, España',
      'Castela-Mancha, Espanha',
    ])
  })

  test('suggestions are limited, and each is there once', async () => {
    const found = await labels('san', 6)
    expect(new Set(found).size).toBe(6)
  })
})
