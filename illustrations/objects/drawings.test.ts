import { gzipSync } from 'node:zlib'
import { rasterizeCard } from '@illustrations/engine/rasterize'
import { species } from '@sample/index'
import { products } from '@sample/marketplace'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawingOf } from '@/domains/categories/drawing-of'
import { someOf } from '@/testing/property-runs'
import { type DrawingLook, drawingAddress, formatOf, initialsOf, readDrawingFile, tintOf } from './address'
import { catalogue, type DrawingKind } from './catalogue'
import { drawObject, isDrawn } from './draw'
import { storefrontDrawing } from './storefront'

const kinds = Object.keys(catalogue) as DrawingKind[]
const all = kinds.flatMap((kind) => Object.keys(catalogue[kind]).map((name) => [kind, name] as const))
const card: DrawingLook = { size: 'card', tint: 0, initials: 'WM', theme: 'light' }
const draw = (kind: DrawingKind, name: string, look: Partial<DrawingLook> = {}) =>
  drawObject(kind, name as never, { ...card, ...look })

describe.each(all)('%s/%s', (kind, name) => {
  test('is well formed, small and the same every time', () => {
    for (const look of [{}, { tint: 3, theme: 'dark' }] as const) {
      const svg = draw(kind, name, look)
      const { width, height } = formatOf(kind, 'card')
      expect(svg).toMatch(new RegExp(`^<svg xmlns="[^"]+" viewBox="0 0 ${width} ${height}">.+</svg>$`))
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(gzipSync(svg).length).toBeLessThan(8_000)
      expect(draw(kind, name, look)).toBe(svg)
    }
  })

  test('is darker in the dark theme', () => {
    expect(draw(kind, name, { theme: 'dark' })).not.toBe(draw(kind, name))
  })
})

describe('goods with a species', () => {
  const goods = Object.keys(catalogue.goods)
  const kinds = [
    'pleurotus-ostreatus',
    'hericium-erinaceus',
    'grifola-frondosa',
    'boletus-edulis',
    'morchella-esculenta',
  ]
  const drawn = (slug: string) => species.find((one) => one.slug === slug) as (typeof species)[number]

  test.each(goods)('%s stays small, draws the same every time, and is darker in the dark theme', (name) => {
    // Each kind of goods with one growth form, so that all forms are drawn in turn.
    const kind = drawn(kinds[goods.indexOf(name) % kinds.length] as string)
    const svg = drawObject('goods', name as never, card, kind)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(svg.length).toBeLessThan(70_000)
    expect(gzipSync(svg).length).toBeLessThan(16_000)
    expect(drawObject('goods', name as never, card, kind)).toBe(svg)
    expect(drawObject('goods', name as never, { ...card, theme: 'dark' }, kind)).not.toBe(svg)
  })

  test.each(['fresh', 'foraged', 'crate', 'grow-kit', 'dehydrated', 'tincture', 'books'] as const)(
    '%s differs between species',
    (name) => {
      const svgs = kinds.map((slug) => drawObject('goods', name, card, drawn(slug)))
      expect(new Set(svgs).size).toBe(kinds.length)
    },
  )
})

test.each(['pan', 'soup', 'tart', 'pasta', 'pot', 'toast', 'salad'] as const)(
  'the dish %s shows the mushrooms of its species, and stays small',
  (dish) => {
    const slugs = ['cantharellus-cibarius', 'lactarius-deliciosus', 'grifola-frondosa', 'morchella-esculenta']
    const svgs = slugs.map((slug) =>
      drawObject(
        'recipes',
        dish,
        card,
        species.find((one) => one.slug === slug),
      ),
    )
    expect(new Set([...svgs, drawObject('recipes', dish, card)]).size).toBe(slugs.length + 1)
    for (const svg of svgs) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThan(70_000)
      expect(gzipSync(svg).length).toBeLessThan(16_000)
    }
  },
)

test('goods of the market stay below 15 kB as bitmaps', async () => {
  const pictures = new Map(
    someOf(products, 10).map(({ slug, drawing, categories, species: [first] }) => {
      const name = drawing ?? drawingOf(categories[0] ?? '')
      const kind = species.find((one) => one.slug === first)
      return [`${name} of ${first}`, drawObject('goods', name, { ...card, tint: tintOf(slug) }, kind)]
    }),
  )
  const sizes = await Promise.all(
    [...pictures].map(async ([name, svg]) => [name, (await rasterizeCard(svg)).length] as const),
  )
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.filter(([, size]) => size > 15_000)).toEqual([])
}, 60_000)

// Without likes, the market lists the newest first and the documents' order the oldest.
test.each([
  ['newest', products.slice(-40)],
  ['oldest', products.slice(0, 40)],
])('no two of the %s 40 products of the market have the same picture', (_, listed) => {
  const pictures = listed.map(({ slug, drawing, categories, species: [first] }) => {
    const name = drawing ?? drawingOf(categories[0] ?? '')
    return drawObject(
      'goods',
      name,
      { ...card, tint: tintOf(slug) },
      species.find((one) => one.slug === first),
    )
  })
  expect(new Set(pictures).size).toBe(40)
})

test.each(all.filter(([kind]) => kind === 'effects' || kind === 'benefits'))(
  '%s/%s is small as an icon',
  (kind, name) => {
    const icon = draw(kind, name, { size: 'icon' })
    expect(icon).toContain('viewBox="0 0 32 32"')
    expect(gzipSync(icon).length).toBeLessThan(1_500)
  },
)

test('a sign shows the initials', () => {
  for (const name of Object.keys(catalogue.vendors))
    expect(draw('vendors', name, { initials: 'ZQ' })).not.toBe(draw('vendors', name))
})

test('every letter and digit has a distinct shape', () => {
  const letterforms = new Set(
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].map((letter) => draw('vendors', 'van', { initials: letter })),
  )
  expect(letterforms.size).toBe(36)
})

test('an address parses back to the look it was built from', () => {
  const look = fc.record({
    size: fc.constantFrom('card', 'icon'),
    tint: fc.integer({ min: 0, max: 3 }),
    initials: fc.stringMatching(/^[A-Z0-9]{0,2}$/),
    theme: fc.constantFrom('light', 'dark'),
    format: fc.constantFrom('svg', 'avif'),
  })
  fc.assert(
    fc.property(look, fc.constantFrom(null, 'boletus-edulis'), (written, slug) => {
      const shown = slug ? { slug, version: 'abc' } : null
      const file = drawingAddress('goods', 'tea', written as DrawingLook, shown)
        .split('/')
        .at(-1)
        ?.split('?')[0]
      expect(readDrawingFile(file as string)).toEqual({ ...written, species: slug })
    }),
  )
})

test.each([
  'card-4-light.svg',
  'card-0-abc-light.svg',
  'card-0-é-light.svg',
  'card-light.svg',
  'card-0-light.png',
  '',
])('%s is not a drawing’s file name', (file) => {
  expect(readDrawingFile(file)).toBeNull()
})

test('names outside the catalogue are not drawn', () => {
  expect(isDrawn('goods', 'tea')).toBe(true)
  for (const [kind, name] of [
    ['goods', 'toString'],
    ['__proto__', 'tea'],
    ['goods', 'shop'],
    ['', ''],
  ] as const)
    expect(isDrawn(kind as string, name)).toBe(false)
})

test.each([
  ['Alder & Hyphae', 'AH'],
  ['Águas Óptimas, Lda.', 'AO'],
  ["Nature's Best", 'NB'],
  ['mycelia', 'M'],
  ['7 Trees', '7T'],
  ['キノコ', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('initials always fit an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(initialsOf(name)).toMatch(/^[A-Z0-9]{0,2}$/)
    }),
  )
})

test('seeds are spread over tints and storefronts, and each seed always gives the same one', () => {
  const seeds = Array.from({ length: 200 }, (_, i) => `vendor-${i}`)
  for (const of of [tintOf, (seed: string) => storefrontDrawing('vendor', seed)]) {
    const counts = new Map<unknown, number>()
    for (const seed of seeds) counts.set(of(seed), (counts.get(of(seed)) ?? 0) + 1)
    expect(counts.size).toBe(4)
    expect(Math.min(...counts.values())).toBeGreaterThan(25)
  }
  expect(storefrontDrawing('wholesale', 'x')).toBe('warehouse')
  expect(storefrontDrawing('dropshipping', 'x')).toBe('van')
})
