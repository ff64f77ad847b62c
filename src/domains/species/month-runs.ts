export interface MonthRun {
  from: number
  to: number
}

const next = (month: number) => (month % 12) + 1
const previous = (month: number) => ((month + 10) % 12) + 1

/** Groups months (1-12) into runs in the order of the year. A run may cross New Year: October to March. */
export function monthRuns(months: readonly number[]): MonthRun[] {
  const sorted = [...new Set(months)].sort((one, another) => one - another)
  if (sorted.length === 12) return [{ from: 1, to: 12 }]
  return sorted
    .filter((month) => !sorted.includes(previous(month)))
    .map((from) => {
      let to = from
      while (sorted.includes(next(to))) to = next(to)
      return { from, to }
    })
}

/** Runs in words: `Jul–Aug, Oct`. A line may end after a comma, but not after a dash. */
export function monthRunsText(months: readonly number[], name: (month: number) => string): string {
  return monthRuns(months)
    .map(({ from, to }) => (from === to ? name(from) : `${name(from)}–\u2060${name(to)}`))
    .join(', ')
}
