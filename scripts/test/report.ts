import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What the tests of one runner came to. */
export interface Report {
  passed: number
  skipped: number
  /** A line for each test, hook or file that failed and for each error outside of tests. */
  failures: string[]
}

/** Writes a report to the file that `readReport` gets from this process's parent. */
export function writeReport(report: Report): void {
  if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
}

/**
 * Reads what a runner has reported.
 * @param code its exit code; a runner that cannot start or crashes counts as one failure
 */
export function readReport(file: string, code: number): Report {
  const report: Report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, skipped: 0, failures: [] }
  if (code !== 0 && report.failures.length === 0) report.failures.push(`The runner ended with ${code}.`)
  return report
}

/** Names a failure and the first line of its error. */
export function describeFailure(name: string, error: { message?: string } | undefined): string {
  const reason = stripVTControlCharacters(error?.message ?? '')
    .trim()
    .split('\n')[0]
  return reason ? `${name}: ${reason}` : name
}
