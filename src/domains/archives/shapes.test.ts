import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SpeciesCard } from '@/domains/species/listing'
import { type ShapeSection, shapeRows } from './shapes'

const sectionOf = (count: number): ShapeSection => ({
  shape: 'gills',
  total: count,
  cards: Array.from({ length: count }, () => ({}) as SpeciesCard),
})

const counts = (rows: ShapeSection[][]) => rows.map((row) => row.map(({ cards }) => cards.length))

test('two consecutive small sections share a row, a large one has a row of its own', () => {
  expect(counts(shapeRows([6, 2, 2, 2, 5, 0, 2, 1].map(sectionOf)))).toEqual([
    [6],
    [2, 2],
    [2],
    [5],
    [0, 2],
    [1],
  ])
})

test('rows keep the order of the sections and hold at most six plates', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6)), (sizes) => {
      const rows = counts(shapeRows(sizes.map(sectionOf)))
      expect(rows.flat()).toEqual(sizes)
      for (const row of rows) expect(row.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6)
    }),
  )
})
