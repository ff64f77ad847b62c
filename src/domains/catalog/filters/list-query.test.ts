import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies } from '@/foundation/money/money'
import { filterCount, type ListQuery, noFilters, parseListQuery, serializeListQuery } from './list-query'
import { type Filterable, filterable, sections, sorts } from './sections'

const collection = fc.constantFrom(...filterable)
const value = fc.stringMatching(/^[a-z0-9]{1,8}(?:[-/][a-z0-9]{1,6}){0,3}$/)
const values = fc.uniqueArray(value, { minLength: 1, maxLength: 5 }).map((some) => some.sort())
const ofFreeWords = ['state', 'region']
const freeWords = fc
  .uniqueArray(fc.stringMatching(/^[A-Z]{2}\/[ ,a-zÎ()&=%+?#:"'/-]{1,40}$/u), { minLength: 1, maxLength: 5 })
  .map((some) => some.sort())
const words = fc.stringMatching(/^[a-zñ&=%+?#]{1,12}(?: [a-z]{1,8})?$/)
const minor = fc.option(fc.nat(10_000_000))

const price = fc
  .record({ from: minor, to: minor, currency: fc.constantFrom(...currencies) })
  .filter(({ from, to }) => (from ?? to) !== null && (from === null || to === null || from <= to))

function queries(of: Filterable): fc.Arbitrary<ListQuery> {
  const named = Object.fromEntries(
    sections[of].map(({ name }) => [name, ofFreeWords.includes(name) ? freeWords : values]),
  )
  const only = <T>(arbitrary: fc.Arbitrary<T>, otherwise: T) =>
    of === 'products' ? arbitrary : fc.constant(otherwise)
  return fc.record({
    filters: fc.record({
      sections: fc.record(named, { requiredKeys: [] }) as fc.Arbitrary<Record<string, string[]>>,
      words: fc.option(words),
      price: only(fc.option(price), null),
      inStock: only(fc.boolean(), false),
      onSale: only(fc.boolean(), false),
      near:
        of === 'mushrooms'
          ? fc.constant(null)
          : fc.option(fc.record({ place: fc.option(words), kilometres: fc.integer({ min: 1, max: 1000 }) })),
    }),
    sort: fc.option(fc.constantFrom(...sorts)),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
}

const asked = collection.chain((of) => fc.tuple(fc.constant(of), queries(of)))

describe('the address of a list', () => {
  test('says what was asked, and is read as that', () => {
    fc.assert(
      fc.property(asked, ([of, query]) => {
        expect(parseListQuery(of, new URLSearchParams(serializeListQuery(of, query)))).toEqual(query)
      }),
    )
  })

  test('is the same in whichever order it was put together', () => {
    fc.assert(
      fc.property(asked, fc.infiniteStream(fc.nat(100)), ([of, query], chance) => {
        const pairs = [...new URLSearchParams(serializeListQuery(of, query))]
        const shuffled = pairs.map((pair) => ({ pair, at: Number(chance.next().value) }))
        const other = new URLSearchParams(shuffled.sort((a, b) => a.at - b.at).map(({ pair }) => pair))
        expect(serializeListQuery(of, parseListQuery(of, other))).toBe(serializeListQuery(of, query))
      }),
    )
  })

  test('can hold anything, and what is read of it is always an address again', () => {
    const name = fc.oneof(
      fc.constantFrom(
        'benefit',
        'category',
        'species',
        'q',
        'price_from',
        'price_to',
        'currency',
        'near_me',
        'place',
        'km',
        'sort',
        'page',
      ),
      fc.string(),
    )
    const pairs = fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 12 })
    fc.assert(
      fc.property(collection, pairs, (of, some) => {
        const search = serializeListQuery(of, parseListQuery(of, new URLSearchParams(some)))
        expect(serializeListQuery(of, parseListQuery(of, new URLSearchParams(search)))).toBe(search)
      }),
    )
  })

  test('has nothing in it where nothing is asked', () => {
    const empty = 'benefit=&q=+&price_from=&in_stock=false&near_me=&sort=upwards&page=0&colour=red'
    for (const of of filterable) {
      expect(parseListQuery(of, new URLSearchParams(empty))).toEqual({
        filters: noFilters,
        sort: null,
        page: 1,
      })
      expect(serializeListQuery(of, { filters: noFilters, sort: null, page: 1 })).toBe('')
    }
  })
})

describe('what an address asks', () => {
  const ask = (search: string) => parseListQuery('products', new URLSearchParams(search)).filters

  test('values of a section come one by one or with commas, and once each', () => {
    expect(ask('species=b,a&species=b&badge=vegan').sections).toEqual({
      species: ['a', 'b'],
      badge: ['vegan'],
    })
  })

  test.each(['IT/Lazio (Roma)', 'FR/Île-de-France', 'XX/Here, there & “elsewhere”', 'CI/Bas-Sassandra: sud'])(
    'a state is called as it is called: %s',
    (state) => {
      for (const of of ['vendors', 'wholesale', 'dropshipping'] as const)
        expect(parseListQuery(of, new URLSearchParams({ state })).filters.sections).toEqual({
          state: [state],
        })
    },
  )

  test.each(['', ' ', 'US/a\0b', 'US/a\nb', 'US/\ud800', `US/${'x'.repeat(118)}`])(
    'no state is called %j',
    (state) => {
      const params = { getAll: () => [state], get: () => null } as unknown as URLSearchParams
      expect(parseListQuery('vendors', params).filters.sections).toEqual({})
    },
  )

  test('a price is money, and its ends may come the wrong way round', () => {
    expect(ask('price_from=50&price_to=12.5').price).toEqual({ from: 1250, to: 5000, currency: 'USD' })
    expect(ask('price_from=12.505').price).toBeNull()
    expect(ask('price_from=-3').price).toBeNull()
    expect(ask('price_from=1e9').price).toBeNull()
  })

  test('near is somewhere within 50 km, if nothing else is said', () => {
    expect(ask('near_me=true').near).toEqual({ place: null, kilometres: 50 })
    expect(ask('near_me=true&place=97201&km=9999').near).toEqual({ place: '97201', kilometres: 1000 })
    expect(ask('place=97201').near).toBeNull()
  })

  test('each thing a list is narrowed down by counts', () => {
    expect(filterCount(noFilters)).toBe(0)
    expect(filterCount(ask('badge=vegan,organic&q=tea&in_stock=true&near_me=true'))).toBe(5)
  })
})
