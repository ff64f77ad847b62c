import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthRuns, monthRunsText } from './month-runs'

const year = Array.from({ length: 12 }, (_, index) => index + 1)

test.each([
  [[], []],
  [[9, 10, 11], [{ from: 9, to: 11 }]],
  [[1, 2, 3, 10, 11, 12], [{ from: 10, to: 3 }]],
  [
    [4, 5, 9],
    [
      { from: 4, to: 5 },
      { from: 9, to: 9 },
    ],
  ],
  [year, [{ from: 1, to: 12 }]],
])('%j becomes the runs %j', (months, runs) => {
  expect(monthRuns(months)).toEqual(runs)
})

test('runs contain exactly the given months and do not touch', () => {
  fc.assert(
    fc.property(fc.subarray(year), (months) => {
      const runs = monthRuns(months)
      const held = runs.flatMap(({ from, to }) => {
        const length = ((to - from + 12) % 12) + 1
        return Array.from({ length }, (_, step) => ((from + step - 1) % 12) + 1)
      })
      expect(held.sort((one, another) => one - another)).toEqual(months)
      if (runs.length < 2) return
      for (const { to } of runs) expect(months).not.toContain((to % 12) + 1)
    }),
  )
})

test('ends no line after the dash of a run in words', () => {
  expect(monthRunsText([7, 8, 10], String)).toBe('7–\u20608, 10')
})
