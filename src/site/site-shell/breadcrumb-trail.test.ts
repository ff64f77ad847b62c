import { expect, test } from 'vitest'
import { crumbsTo } from './breadcrumb-trail'

const home = ['Home', '/']
const mushrooms = ['Mushrooms', '/mushrooms']
const list = ['List', '/mushrooms/species']
const market = ['List', '/mushrooms/products']

test.each<[string, string[], string[][]]>([
  ['/mushrooms', [], [home, mushrooms]],
  ['/mushrooms/boletus-edulis', ['Boletus'], [home, mushrooms, ['Boletus', '/mushrooms/boletus-edulis']]],
  ['/mushrooms/species', ['List'], [home, mushrooms, list]],
  ['/mushrooms/species/page/2', ['List'], [home, mushrooms, list, ['Page 2', '/mushrooms/species/page/2']]],
  [
    '/mushrooms/species/chemistry/medicinal',
    ['List', 'Chemistry: Medicinal'],
    [home, mushrooms, list, ['Chemistry: Medicinal', '/mushrooms/species/chemistry/medicinal']],
  ],
  [
    '/mushrooms/species/effect/calm/page/12',
    ['List', 'Effect: Calm'],
    [home, mushrooms, list, ['Effect: Calm, page 12', '/mushrooms/species/effect/calm/page/12']],
  ],
  [
    '/mushrooms/growing-guide/page/3',
    ['Guides'],
    [home, mushrooms, ['Guides', '/mushrooms/growing-guide'], ['Page 3', '/mushrooms/growing-guide/page/3']],
  ],
  [
    '/mushrooms/growing-guide/oysters',
    ['Guides', 'Oysters'],
    [
      home,
      mushrooms,
      ['Guides', '/mushrooms/growing-guide'],
      ['Oysters', '/mushrooms/growing-guide/oysters'],
    ],
  ],
  [
    '/mushrooms/products/growing/equipment/page/2',
    ['List', 'Growing', 'Equipment'],
    [
      home,
      mushrooms,
      market,
      ['Growing', '/mushrooms/products/growing'],
      ['Equipment', '/mushrooms/products/growing/equipment'],
      ['Page 2', '/mushrooms/products/growing/equipment/page/2'],
    ],
  ],
  ['/mushrooms/product/jar', ['List', 'Jar'], [home, mushrooms, market, ['Jar', '/mushrooms/product/jar']]],
  [
    '/mushrooms/vendor/shed',
    ['Vendors', 'Shed'],
    [home, mushrooms, ['Vendors', '/mushrooms/vendors'], ['Shed', '/mushrooms/vendor/shed']],
  ],
  [
    '/mushrooms/wholesale/page/2',
    ['Wholesale'],
    [home, mushrooms, ['Wholesale', '/mushrooms/wholesale'], ['Page 2', '/mushrooms/wholesale/page/2']],
  ],
])('B26: the breadcrumbs of %s', (address, names, way) => {
  const crumbs = crumbsTo('en', address, ...names.map((label) => ({ label })))
  expect(crumbs.map(({ label, path }) => [label, path])).toEqual(way)
})

test('breadcrumbs keep the language and the italics of a name', () => {
  const label = { text: 'Jar', lang: 'en' } as const
  expect(crumbsTo('en', '/mushrooms/product/jar', { label: 'List' }, { label }).at(-1)?.label).toBe(label)
  const species = { label: 'Boletus edulis', binomial: true }
  expect(crumbsTo('en', '/mushrooms/boletus-edulis', species).at(-1)).toMatchObject(species)
})
