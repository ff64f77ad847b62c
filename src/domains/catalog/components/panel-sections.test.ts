import { expect, test } from 'vitest'
import { noFilters } from '@/domains/catalog/filters/list-query'
import { isInPanel, listSections, type PanelData, type PanelTexts } from './panel-sections'

const texts: PanelTexts = {
  title: (section: string) => section,
  value: (_: string, value: string) => value,
  any: 'any',
  note: () => undefined,
}

const panel = (result: PanelData['result']) =>
  listSections({
    collection: 'products',
    result,
    unfiltered: {
      counts: { badge: { organic: 3, vegan: 4 }, vendor: { 'two-oaks': 2, alder: 5 } },
      titles: { vendor: { 'two-oaks': 'Two Oaks', alder: 'Alder' } },
    },
    categories: [],
    texts,
  })

test('values without matches are offered with a count of 0, in their usual order', () => {
  const result = { counts: { badge: { vegan: 1 } }, titles: {}, applied: { ...noFilters, sections: {} } }
  const [badges, vendors] = panel(result)
  expect(badges?.values.map(({ value, count }) => [value, count])).toEqual([
    ['organic', 0],
    ['vegan', 1],
  ])
  expect(vendors?.values.map(({ title, count }) => [title, count])).toEqual([
    ['Alder', 0],
    ['Two Oaks', 0],
  ])
})

test('a selected value is offered even if no entry of the list has it', () => {
  const applied = { ...noFilters, sections: { badge: ['kosher'] } }
  const [badges] = panel({ counts: {}, titles: {}, applied })
  expect(badges?.values.find(({ value }) => value === 'kosher')).toMatchObject({ on: true, count: 0 })
})

test.each(['constructor', 'toString'])('a requested vendor named %s is one without entries', (vendor) => {
  const applied = { ...noFilters, sections: { vendor: [vendor] } }
  const [, vendors] = panel({ counts: {}, titles: {}, applied })
  expect(vendors?.values.find(({ value }) => value === vendor)).toMatchObject({ title: vendor, count: 0 })
})

test('subcategories follow their parent category, wherever it is among its siblings', () => {
  const paths = ['mushroom', 'mushroom/edibles/honey', 'mushroom/fresh', 'mushroom/edibles', 'growing']
  const [, categories] = listSections({
    collection: 'vendors',
    result: { counts: {}, titles: {}, applied: { ...noFilters, sections: {} } },
    unfiltered: { counts: { type: { grower: 1 } }, titles: {} },
    categories: paths.map((path) => ({
      id: path,
      slug: path,
      title: path,
      path: `products/${path}`,
      icon: null,
      picture: null,
      description: null,
      url: '',
    })),
    texts,
  })
  expect(categories?.values.map(({ value }) => value)).toEqual(['growing'])
  expect(categories?.groups?.[0]?.values.map(({ value }) => value)).toEqual([
    'mushroom',
    'mushroom/fresh',
    'mushroom/edibles',
    'mushroom/edibles/honey',
  ])
})

test('the panel shows categories in every list but that of products', () => {
  expect(isInPanel('products', { name: 'category' })).toBe(false)
  expect(isInPanel('products', { name: 'badge' })).toBe(true)
  expect(isInPanel('vendors', { name: 'category' })).toBe(true)
})

test('the market offers no filter by benefit or effect, even if one is applied', () => {
  const category = (path: string) => ({
    id: path,
    slug: path,
    title: path,
    path,
    icon: null,
    picture: null,
    description: null,
    url: `/mushrooms/${path}`,
  })
  const categories = ['benefit', 'effect', 'flavor'].map((group) => category(`species/${group}/value`))
  const counts = { benefit: { value: 3 }, effect: { value: 3 }, flavor: { value: 3 } }
  const applied = { ...noFilters, sections: { benefit: ['value'] } }
  const namesIn = (collection: 'products' | 'mushrooms') =>
    listSections({
      collection,
      result: { counts, titles: {}, applied },
      unfiltered: { counts, titles: {} },
      categories,
      texts,
    }).map(({ name }) => name)
  expect(namesIn('products').filter((name) => ['benefit', 'effect', 'flavor'].includes(name))).toEqual([
    'flavor',
  ])
  expect(namesIn('mushrooms').slice(0, 3)).toEqual(['benefit', 'effect', 'flavor'])
})
