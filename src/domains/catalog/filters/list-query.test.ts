import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { currencies } from '@/foundation/money/money'
import { anyText } from '@/testing/any-text'
import { filterParameters } from './filter-parameters'
import {
  filterCount,
  type ListQuery,
  noFilters,
  parseListQuery,
  radiiIn,
  serializeListQuery,
} from './list-query'
import { type Filterable, filterable, hasPlaces, isSortOf, sections, sorts } from './sections'

const collection = fc.constantFrom(...filterable)
const value = fc.stringMatching(/^[a-z0-9]{1,8}(?:[-/][a-z0-9]{1,6}){0,3}$/)
const values = fc.uniqueArray(value, { minLength: 1, maxLength: 5 }).map((some) => some.sort())
const freeKinds = ['state', 'region']
const freeValues = fc
  .uniqueArray(fc.stringMatching(/^[A-Z]{2}\/[ ,a-zÎ()&=%+?#:"'/-]{1,40}$/u), { minLength: 1, maxLength: 5 })
  .map((some) => some.sort())
const words = fc.stringMatching(/^[a-zñ&=%+?#]{1,12}(?: [a-z]{1,8})?$/)
const minor = fc.option(fc.nat(10_000_000))

const price = fc
  .record({ from: minor, to: minor, currency: fc.constantFrom(...currencies) })
  .filter(({ from, to }) => (from ?? to) !== null && (from === null || to === null || from <= to))

function queries(of: Filterable): fc.Arbitrary<ListQuery> {
  const sectionValues = Object.fromEntries(
    sections[of].map(({ name, source }) => [
      name,
      'kind' in source && freeKinds.includes(source.kind) ? freeValues : values,
    ]),
  )
  const forProducts = <T>(arbitrary: fc.Arbitrary<T>, absent: T) =>
    of === 'products' ? arbitrary : fc.constant(absent)
  return fc.record({
    filters: fc.record({
      sections: fc.record(sectionValues, { requiredKeys: [] }) as fc.Arbitrary<Record<string, string[]>>,
      words: fc.option(words),
      price: forProducts(fc.option(price), null),
      inStock: forProducts(fc.boolean(), false),
      onSale: forProducts(fc.boolean(), false),
      near: hasPlaces(of)
        ? fc.option(fc.record({ place: fc.option(words), kilometres: fc.integer({ min: 1, max: 1000 }) }))
        : fc.constant(null),
    }),
    sort: fc.option(fc.constantFrom(...sorts.filter((sort) => isSortOf(of, sort)))),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
}

const requests = collection.chain((of) => fc.tuple(fc.constant(of), queries(of)))

describe('serializeListQuery', () => {
  test('parsing a serialized query gives the same query', () => {
    fc.assert(
      fc.property(requests, ([of, query]) => {
        expect(parseListQuery(of, new URLSearchParams(serializeListQuery(of, query)))).toEqual(query)
      }),
    )
  })

  test('the order of the parameters does not matter', () => {
    fc.assert(
      fc.property(requests, fc.infiniteStream(fc.nat(100)), ([of, query], chance) => {
        const pairs = [...new URLSearchParams(serializeListQuery(of, query))]
        const shuffled = pairs.map((pair) => ({ pair, at: Number(chance.next().value) }))
        const other = new URLSearchParams(shuffled.sort((a, b) => a.at - b.at).map(({ pair }) => pair))
        expect(serializeListQuery(of, parseListQuery(of, other))).toBe(serializeListQuery(of, query))
      }),
    )
  })

  test('any input parses to a query with a stable canonical form', () => {
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
    const pairs = fc.array(fc.tuple(name, anyText), { maxLength: 12 })
    fc.assert(
      fc.property(collection, pairs, (of, some) => {
        const search = serializeListQuery(of, parseListQuery(of, new URLSearchParams(some)))
        expect(serializeListQuery(of, parseListQuery(of, new URLSearchParams(search)))).toBe(search)
      }),
    )
  })

  test('empty and invalid parameters are ignored, and the unfiltered first page has an empty query string', () => {
    const empty = 'benefit=&q=+&price_from=&in_stock=false&near_me=&sort=upwards&page=0&weather=wet'
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

describe('parseListQuery', () => {
  test('only species are sorted by danger', () => {
    for (const of of filterable)
      expect(parseListQuery(of, new URLSearchParams('sort=danger')).sort, of).toBe(
        of === 'mushrooms' ? 'danger' : null,
      )
  })

  const parse = (search: string) => parseListQuery('products', new URLSearchParams(search)).filters

  test('values of a section may be repeated parameters or separated by commas, and are unique', () => {
    expect(parse('species=b,a&species=b&badge=vegan').sections).toEqual({
      species: ['a', 'b'],
      badge: ['vegan'],
    })
  })

  test.each(['IT/Lazio (Roma)', 'FR/Île-de-France', 'XX/Here, there & “elsewhere”', 'CI/Bas-Sassandra: sud'])(
    'the name of a state may contain punctuation: %s',
    (state) => {
      for (const of of ['vendors', 'wholesale', 'dropshipping'] as const)
        expect(parseListQuery(of, new URLSearchParams({ state })).filters.sections).toEqual({
          state: [state],
        })
    },
  )

  test.each(['', ' ', '\0', '\n ', ' , '])('%j is no value', (value) => {
    for (const name of ['category', 'type'])
      expect(parseListQuery('vendors', new URLSearchParams({ [name]: value })).filters.sections).toEqual({})
  })

  test.each([
    ['US/a\0b', 'US/ab'],
    ['US/a\nb', 'US/ab'],
    ['US/\ud800', 'US/'],
    [`US/${'x'.repeat(118)}`, `US/${'x'.repeat(117)}`],
    ['<b>', '<b>'],
    ['%27 or 1=1', '%27 or 1=1'],
  ])('%j stays a value, which nothing has, without control characters and shortened', (given, value) => {
    for (const name of ['state', 'type']) {
      // A lone surrogate would not survive as an initial value.
      const params = new URLSearchParams()
      vi.spyOn(params, 'getAll').mockImplementation((asked) => (asked === name ? [given] : []))
      expect(parseListQuery('vendors', params).filters.sections).toEqual({ [name]: [value] })
    }
  })

  test('a price must be an amount of money, and a reversed range is swapped', () => {
    expect(parse('price_from=50&price_to=12.5').price).toEqual({ from: 1250, to: 5000, currency: 'USD' })
    expect(parse('price_from=12.505').price).toBeNull()
    expect(parse('price_from=-3').price).toBeNull()
    expect(parse('price_from=1e9').price).toBeNull()
  })

  test('the default radius is 50 km in every address and language, and a place alone does not filter', () => {
    expect(parse('near_me=true').near).toEqual({ place: null, kilometres: 50 })
    for (const unit of ['kilometer', 'mile'] as const) expect(radiiIn(unit)).toContain(50)
    expect(parse('near_me=true&place=97201&km=9999').near).toEqual({ place: '97201', kilometres: 1000 })
    expect(parse('place=97201').near).toBeNull()
  })

  test('filterCount counts every active filter', () => {
    expect(filterCount(noFilters)).toBe(0)
    expect(filterCount(parse('badge=vegan,organic&q=tea&in_stock=true&near_me=true'))).toBe(5)
  })
})

test('every section has its parameter, so that the list with it is a page of its own', () => {
  const names = Object.values(sections).flatMap((list) => list.map(({ name }) => name))
  expect(filterParameters).toEqual(expect.arrayContaining(names))
})
