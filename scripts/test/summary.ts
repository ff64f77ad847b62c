import type { Report } from './report'

export interface PartResult extends Report {
  name: string
  seconds: number
}

/** Prints what failed and a table of cases and times by part. */
export function printSummary(results: readonly PartResult[], note: string): void {
  for (const { name, failures } of results)
    for (const failure of failures) console.log(`\n✗ ${name}: ${failure}`)
  const rows = [
    ...results.map(({ failures, ...result }) => ({ ...result, failed: failures.length })),
    { name: 'all', seconds: results.reduce((sum, { seconds }) => sum + seconds, 0), ...sumOf(results) },
  ].map(({ name, passed, failed, skipped, seconds }) => [name, passed, failed, skipped, formatTime(seconds)])
  console.log()
  for (const [name, ...cells] of [['', 'passed', 'failed', 'skipped', 'time'], ...rows])
    console.log(String(name).padEnd(12) + cells.map((cell) => String(cell).padStart(10)).join(''))
  console.log(note)
}

export function sumOf(reports: readonly Report[]) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failures, skipped } of reports) {
    total.passed += passed
    total.failed += failures.length
    total.skipped += skipped
  }
  return total
}

function formatTime(seconds: number): string {
  return seconds < 90 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`
}
