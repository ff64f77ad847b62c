import { isDrawn } from '@illustrations/objects/draw'
import { describe, expect, test } from 'vitest'
import { drawingOf, emblemOf } from './drawing-of'
import { taxonomy } from './taxonomy'
import type { TaxonomyNode } from './taxonomy-node'

const paths = (node: TaxonomyNode, above = ''): string[] => {
  const path = `${above}${node.slug}`
  return [path, ...(node.children ?? []).flatMap((child) => paths(child, `${path}/`))]
}
const products = taxonomy.filter(({ slug }) => slug === 'products').flatMap((root) => paths(root))
const leaves = products.filter((path) => !products.some((other) => other.startsWith(`${path}/`)))
const valuesOf = (group: string) =>
  taxonomy
    .flatMap(({ children = [] }) => children)
    .find(({ slug }) => slug === group)
    ?.children?.map(({ slug }) => slug) ?? []

describe('drawings of product categories', () => {
  test.each(products)('%s has a drawing', (path) => {
    expect(isDrawn('goods', drawingOf(path))).toBe(true)
  })

  test('leaves share a drawing only if they name the same goods', () => {
    const shared = leaves.filter((path) => leaves.filter((o) => drawingOf(o) === drawingOf(path)).length > 1)
    expect(shared.map((path) => path.split('/').at(-1)).sort()).toEqual(
      ['prints', 'spore-prints', 'spore-swabs', 'spore-syringes', 'swabs', 'syringes'].sort(),
    )
  })

  test('a category that editors add has the drawing of its nearest ancestor', () => {
    expect(drawingOf('products/mushroom/extracts/tinctures/double')).toBe('tincture')
    expect(drawingOf('something/else')).toBe('foraged')
    expect(drawingOf('constructor')).toBe('foraged')
  })
})

test.each([...valuesOf('effect')])('the effect %s has a symbol', (slug) => {
  expect(emblemOf(`species/effect/${slug}`)).toEqual({ kind: 'effects', name: slug })
})

test.each([...valuesOf('benefit')])('the benefit %s has a symbol', (slug) => {
  expect(emblemOf(`species/benefit/${slug}`)).toEqual({ kind: 'benefits', name: slug })
})

test.each(['species/effect', 'species/effect/constructor', 'species/flavor/calm', 'species/benefit/calm'])(
  '%s has no symbol',
  (path) => {
    expect(emblemOf(path)).toBeNull()
  },
)
