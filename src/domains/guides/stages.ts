import type { Interval } from './interval'

/** What the mushrooms of a guide grow in; its drawings show the stages. */
export const containers = ['bag', 'block', 'bucket', 'jar', 'log', 'bed', 'crate', 'dish'] as const
export type Container = (typeof containers)[number]

/** The stages of growing, in order. `ripening` is the time that a substrate full of mycelium needs before it fruits. */
export const stageNames = ['preparation', 'colonisation', 'ripening', 'pinning', 'fruiting', 'rest'] as const
export type StageName = (typeof stageNames)[number]

/** The days since the start at which a stage begins and ends, as a grower may expect them, and at the earliest and latest. */
export interface StageTime {
  usual: Interval
  possible: Interval
}

const middle = ({ min, max }: Interval) => (min + max) / 2

/** When each stage takes place if one follows the other; `durations` in days. */
export function stageTimes(durations: readonly Interval[]): StageTime[] {
  const start = { usual: 0, earliest: 0, latest: 0 }
  return durations.map((days) => {
    const { usual, earliest } = start
    start.usual += middle(days)
    start.earliest += days.min
    start.latest += days.max
    return { usual: { min: usual, max: start.usual }, possible: { min: earliest, max: start.latest } }
  })
}
