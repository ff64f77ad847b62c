import { expect, test } from 'vitest'
import { addCreated, addFaults, addOutcome, countFaults, nextReport, reportOf } from './report'

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
  const empty = reportOf({})
  expect(empty).toMatchObject({ faults: [], moreFaults: 0, created: [], moreCreated: 0 })
  for (const report of [undefined, 'none', [fault]]) expect(reportOf({ report })).toEqual(empty)
})

test('a report counts all entries, and lists the first 50 that are new and changed', () => {
  const report = reportOf({})
  const change = { id: 'id', name: 'Amanita', isPublished: false, differences: [], more: 0 }
  for (let row = 0; row < 60; row += 1) {
    addOutcome(report, { created: { row, name: 'Amanita', isPublished: true } })
    addOutcome(report, { changed: { ...change, row } })
    addOutcome(report, {})
  }
  expect(report.counts).toEqual({ created: 60, changed: 60, unchanged: 60 })
  expect([report.newEntries, report.changes].map(({ length }) => length)).toEqual([50, 50])
})

test('a file that is checked again keeps how it is read, and forgets what was found', () => {
  const read = { encoding: 'windows-1252', words: ['níscalo'], chosen: ['title', ''], confirmed: [3] }
  const report = { ...reportOf({}), ...read, faults: [fault], created: ['id'] }
  addOutcome(report, {})
  expect(nextReport(report)).toEqual({ ...reportOf({}), ...read, created: ['id'] })
})
