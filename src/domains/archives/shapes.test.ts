import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SpeciesCard } from '@/domains/species/listing'
import { type ShapeSection, shapeRows } from './shapes'

const shelf = (count: number): ShapeSection => ({
  shape: 'gills',
  total: count,
  cards: Array.from({ length: count }, () => ({}) as SpeciesCard),
})

const counts = (lines: ShapeSection[][]) => lines.map((line) => line.map(({ cards }) => cards.length))

test('two small shelves in a row share a line, a large one has its own', () => {
  expect(counts(shapeRows([6, 2, 2, 2, 5, 0, 2, 1].map(shelf)))).toEqual([[6], [2, 2], [2], [5], [0, 2], [1]])
})

test('every shelf stands in its place, and no line is crowded', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6)), (sizes) => {
      const lines = counts(shapeRows(sizes.map(shelf)))
      expect(lines.flat()).toEqual(sizes)
      for (const line of lines) expect(line.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(6)
    }),
  )
})
