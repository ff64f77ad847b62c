import { expect, test } from 'vitest'
import { noFilters } from '@/domains/catalog/filters/list-query'
import { isInPanel, listSections } from './panel-sections'

const words = {
  title: (section: string) => section,
  value: (_: string, value: string) => value,
  whole: 'any',
  note: () => undefined,
}

const panel = (answer: Parameters<typeof listSections>[0]['answer']) =>
  listSections({
    collection: 'products',
    answer,
    whole: {
      counts: { badge: { organic: 3, vegan: 4 }, vendor: { 'two-oaks': 2, alder: 5 } },
      titles: { vendor: { 'two-oaks': 'Two Oaks', alder: 'Alder' } },
    },
    categories: [],
    words,
  })

test('a value that would give nothing is offered as 0, under its name and in its place', () => {
  const answer = { counts: { badge: { vegan: 1 } }, titles: {}, applied: { ...noFilters, sections: {} } }
  const [badges, vendors] = panel(answer)
  expect(badges?.values.map(({ value, count }) => [value, count])).toEqual([
    ['organic', 0],
    ['vegan', 1],
  ])
  expect(vendors?.values.map(({ title, count }) => [title, count])).toEqual([
    ['Alder', 0],
    ['Two Oaks', 0],
  ])
})

test('what is chosen can be taken back, also where the list never held it', () => {
  const applied = { ...noFilters, sections: { badge: ['kosher'] } }
  const [badges] = panel({ counts: {}, titles: {}, applied })
  expect(badges?.values.find(({ value }) => value === 'kosher')).toMatchObject({ on: true, count: 0 })
})

test('kinds of goods stand below the kind they belong to, whatever their places among their brothers', () => {
  const places = ['mushroom', 'mushroom/edibles/honey', 'mushroom/fresh', 'mushroom/edibles', 'growing']
  const [, goods] = listSections({
    collection: 'vendors',
    answer: { counts: {}, titles: {}, applied: { ...noFilters, sections: {} } },
    whole: { counts: { type: { grower: 1 } }, titles: {} },
    categories: places.map((place) => ({
      id: place,
      slug: place,
      title: place,
      path: `products/${place}`,
      icon: null,
      description: null,
      url: '',
    })),
    words,
  })
  expect(goods?.values.map(({ value }) => value)).toEqual(['growing'])
  expect(goods?.groups?.[0]?.values.map(({ value }) => value)).toEqual([
    'mushroom',
    'mushroom/fresh',
    'mushroom/edibles',
    'mushroom/edibles/honey',
  ])
})

test('shelves stand beside products, and in the panel of everybody else', () => {
  expect(isInPanel('products', { name: 'category' })).toBe(false)
  expect(isInPanel('products', { name: 'badge' })).toBe(true)
  expect(isInPanel('vendors', { name: 'category' })).toBe(true)
})
