import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { findPlaces } from './find-places'
import { loadGazetteer } from './gazetteer'
import { nearestPlace } from './nearest-place'
import { placeLabels } from './place-label'
import { areaBeginnings, areaOfPostcode } from './postcode-areas'
import { regionNameIn } from './region-translations'
import { similarPlaces } from './similar-places'

const labels = async (text: string) => placeLabels(await findPlaces(text), 'en')

describe('findPlaces', () => {
  test.each([
    ['Berlin', 'Berlin, Germany'],
    ['10115 Berlin', 'Berlin, Germany'],
    ['Berlín, Alemania', 'Berlin, Germany'],
    ['Denver', 'Denver, CO'],
    ['denver co', 'Denver, CO'],
    ['Denver, Colorado, USA', 'Denver, CO'],
    ['80205', 'Denver, CO 80205'],
    ['Denver CO 80205', 'Denver, CO 80205'],
    ['80205-1234', 'Denver, CO 80205'],
    ['Madrid', 'Madrid, Spain'],
    ['28001 Madrid', 'Madrid, Spain 28001'],
    ['28850 Torrejón de Ardoz', 'Torrejón de Ardoz, Spain'],
    ['28001', 'Albemarle, NC 28001'],
    ['Madrid, España 28001', 'Madrid, Spain 28001'],
    ['28001, Spain', 'Madrid, Spain 28001'],
    ['28001 México', 'Colima, Mexico 28001'],
    ['08001 New Jersey', 'Alloway, NJ 08001'],
    ['1000-001', 'Lisboa, Portugal 1000-001'],
    ['01310-100', 'São Paulo, Brazil 01310-100'],
    ['20040-020', 'Rio de Janeiro, Brazil 20040-020'],
    ['Sao Paulo', 'São Paulo, Brazil'],
    ['São Paulo', 'São Paulo, Brazil'],
    ['Ciudad de México', 'Mexico City, Mexico'],
    ['SW1A 1AA London', 'London, United Kingdom'],
    ['M5V 2T6', 'Downtown Toronto, Canada M5V'],
    ['Corvallis', 'Corvallis, OR'],
    ['Roma', 'Rome, Italy'],
    ['Salem, Oregon', 'Salem, OR'],
    ['São Paulo - SP', 'São Paulo, Brazil'],
    ['Rio de Janeiro, RJ', 'Rio de Janeiro, Brazil'],
    ['Brasília/DF', 'Brasília, Brazil'],
    ['London, ON', 'London, Canada'],
    ['Guadalajara, Jal.', 'Guadalajara, Mexico'],
    ['Bilbao, Vizcaya', 'Bilbao, Spain'],
    ['Bogotá D.C.', 'Bogotá, Colombia'],
  ])('%s is %s', async (text, label) => {
    expect((await labels(text))[0]).toBe(label)
  })

  test('towns of one name are ordered by population', async () => {
    const [first, ...others] = await labels('Springfield')
    expect(first).toBe('Springfield, MO')
    expect(others).toEqual(expect.arrayContaining(['Springfield, MA', 'Springfield, IL']))
  })

  test.each(['Madrid', 'Granada', 'Toledo'])('labels of %s find their own places again', async (name) => {
    const places = (await findPlaces(name)).slice(0, 12)
    for (const locale of locales)
      for (const [index, label] of placeLabels(places, locale).entries())
        expect((await findPlaces(label))[0], label).toEqual(places[index])
  })

  test.each([
    ['ES', '54', 'Castille-La Mancha', ['Castile-La Mancha', 'Castilla-La Mancha', 'Castela-Mancha']],
    ['PT', '14', 'Lisbon', ['Lisbon', 'Lisboa', 'Lisboa']],
    ['MX', '15', 'México', ['México', 'Estado de México', 'Estado do México']],
    ['CO', '28', 'Tolima Department', ['Tolima Department', 'Tolima', 'Tolima']],
    ['FR', '53', 'Brittany', ['Brittany', 'Brittany', 'Brittany']],
  ])('the region %s.%s is named in the language of the reader', (country, regionCode, regionName, names) => {
    expect(locales.map((locale) => regionNameIn({ country, regionCode, regionName }, locale))).toEqual(names)
  })

  test.each([
    '',
    ' ',
    ',',
    'Nowhere at all',
    '9999999999',
    'SW1A 1AA',
    '\u0000',
    'constructor',
    'x'.repeat(80),
  ])('%j is not known', async (text) => {
    expect(await findPlaces(text)).toEqual([])
  })
})

describe('a postcode', () => {
  const labelsIn = async (text: string, locale: Locale) => placeLabels(await findPlaces(text, locale), locale)

  test.each([
    ['es', '28001', ['Madrid, España 28001', 'Colima, México 28001', 'Albemarle, NC 28001']],
    ['es', '08001', ['Barcelona, España 08001', 'Ciudad de México, México 08001']],
    ['en', '28001', ['Albemarle, NC 28001', 'Madrid, Spain 28001', 'Colima, Mexico 28001']],
    ['pt', '01310', ['São Paulo, Brasil 01310']],
    ['pt', '1000-001', ['Lisboa, Portugal 1000-001']],
    ['es', '44100', ['Teruel, España 44100', 'Guadalajara, México 44100']],
  ] as const)(
    'in %s, %s is looked up in the countries of the language first',
    async (locale, text, expected) => {
      const found = await labelsIn(text, locale)
      expect(found.slice(0, 1)).toEqual(expected.slice(0, 1))
      expect(found).toEqual(expect.arrayContaining([...expected]))
    },
  )

  test('is found again by its label, in every language', async () => {
    for (const locale of locales)
      for (const text of ['28001', '44100', '01310-100', '1000-001']) {
        const places = await findPlaces(text, locale)
        for (const [index, label] of placeLabels(places, locale).entries())
          expect((await findPlaces(label, locale))[0], label).toEqual(places[index])
      }
  })

  test('of every area that is listed has its main town', async () => {
    const gazetteer = await loadGazetteer()
    const unknown = areaBeginnings().filter(
      ([country, digits]) =>
        !areaOfPostcode(gazetteer, country, digits.padEnd(country === 'BR' ? 8 : 5, '0')),
    )
    expect(unknown).toEqual([])
  })
})

describe('similarPlaces', () => {
  test.each([
    ['Corvalis', 'Corvallis, OR'],
    ['Bolder, CO', 'Boulder, CO'],
    ['10115 Berlni', 'Berlin, Germany'],
    ['Sao Palo', 'São Paulo, Brazil'],
  ])('%s is offered as %s', async (text, label) => {
    expect(placeLabels(await similarPlaces(text, 5), 'en')).toContain(label)
  })

  test('a text without letters is like no place', async () => {
    expect(await similarPlaces('12345678', 5)).toEqual([])
  })
})

test('the nearest town to a position', async () => {
  const { name, country } = await nearestPlace({ latitude: 44.56, longitude: -123.26 })
  expect([name, country]).toEqual(['Corvallis', 'US'])
})

test('looking a place up takes at most 5 ms', async () => {
  await findPlaces('Berlin')
  const start = performance.now()
  for (let time = 0; time < 100; time += 1) await findPlaces('10115 Berlin, Germany')
  expect((performance.now() - start) / 100).toBeLessThan(5)
})
