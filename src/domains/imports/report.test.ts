import { expect, test } from 'vitest'
import { addCreated, addFaults, countFaults, reportOf } from './report'

const fault = { row: 2, column: 'year', message: 'This is not a number.' }

test('a report lists 500 faults and 50 created entries, and counts the others', () => {
  const report = reportOf({ report: null })
  addFaults(
    report,
    Array.from({ length: 499 }, () => fault),
  )
  addFaults(report, [fault, fault, fault])
  for (let entry = 0; entry < 53; entry += 1) addCreated(report, `id ${entry}`)
  expect(report.faults).toHaveLength(500)
  expect(report.created).toHaveLength(50)
  expect(report).toMatchObject({ moreFaults: 2, moreCreated: 3 })
  expect(countFaults(report)).toBe(502)
  expect(reportOf({ report: JSON.parse(JSON.stringify(report)) })).toEqual(report)
})

test('what is no report is read as an empty one', () => {
  const empty = { faults: [], moreFaults: 0, created: [], moreCreated: 0 }
  for (const report of [undefined, 'none', [fault]]) expect(reportOf({ report })).toEqual(empty)
})
