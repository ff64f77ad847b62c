export interface MonthRun {
  from: number
  to: number
}

const next = (month: number) => (month % 12) + 1
const before = (month: number) => ((month + 10) % 12) + 1

/** Months 1-12 as runs, in the order of the year; one that goes over New Year is one run: October to March. */
export function monthRuns(months: readonly number[]): MonthRun[] {
  const held = [...new Set(months)].sort((one, another) => one - another)
  if (held.length === 12) return [{ from: 1, to: 12 }]
  return held
    .filter((month) => !held.includes(before(month)))
    .map((from) => {
      let to = from
      while (held.includes(next(to))) to = next(to)
      return { from, to }
    })
}
