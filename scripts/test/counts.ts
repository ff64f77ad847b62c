export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface PartResult extends Counts {
  name: string
  seconds: number
}

export function sumOf(results: readonly Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of results) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** Prints a table of cases and times by part. */
export function printSummary(results: readonly PartResult[], note: string): void {
  const rows = [
    ...results,
    { name: 'all', seconds: results.reduce((sum, { seconds }) => sum + seconds, 0), ...sumOf(results) },
  ].map(({ name, passed, failed, skipped, seconds }) => [name, passed, failed, skipped, formatTime(seconds)])
  console.log()
  for (const [name, ...cells] of [['', 'passed', 'failed', 'skipped', 'time'], ...rows])
    console.log(String(name).padEnd(12) + cells.map((cell) => String(cell).padStart(10)).join(''))
  console.log(note)
}

function formatTime(seconds: number): string {
  return seconds < 90 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`
}
