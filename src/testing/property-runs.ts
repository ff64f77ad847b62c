/** Whether `npm run test:full` runs the whole matrix. */
export const isFullRun = process.env.TEST_FULL === '1'

/**
 * How often a slow property test runs.
 * @param full the number of runs in `npm run test:full`; a fifth of them otherwise
 */
export function runs(full: number): number {
  return isFullRun ? full : Math.max(10, Math.ceil(full / 5))
}

/**
 * Returns a part of a list, another with each seed, or all of it in `npm run test:full`.
 * @param oneIn how many items there are for each that is taken: a divisor of 60
 */
export function someOf<T>(items: readonly T[], oneIn = 5): T[] {
  const step = isFullRun ? 1 : oneIn
  const first = Number(process.env.FAST_CHECK_SEED) % step
  return items.filter((_item, index) => index % step === first)
}
