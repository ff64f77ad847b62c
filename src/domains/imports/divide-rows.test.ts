import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideRows, sizeOf } from './divide-rows'
import { maxBytes, maxRows } from './limits'

test('rows are divided after 1,000 rows, and before a file would be too large', () => {
  const lengths = (rows: string[]) => divideRows(rows).map(({ length }) => length)
  expect(lengths(Array.from({ length: 2001 }, () => 'a'))).toEqual([maxRows, maxRows, 1])
  expect(lengths(Array.from({ length: 5 }, () => 'ñ'.repeat(maxBytes / 5)))).toEqual([2, 2, 1])
  expect(divideRows([])).toEqual([[]])
})

test('all rows come in their order, in parts that can be imported unless a single row is too large', () => {
  const row = fc.integer({ min: 1, max: Math.floor(maxBytes / 3) }).map((length) => 'x'.repeat(length))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const parts = divideRows(rows)
      expect(parts.flat()).toEqual(rows)
      for (const part of parts) expect(sizeOf(`[\n${part.join(',\n')}\n]\n`)).toBeLessThanOrEqual(maxBytes)
    }),
    { numRuns: 20 },
  )
})
