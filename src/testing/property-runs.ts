/** Whether `npm run test:full` runs the whole matrix. */
export const isFullRun = process.env.TEST_FULL === '1'

/**
 * How often a slow property test runs.
 * @param full the number of runs in `npm run test:full`; a fifth of them otherwise
 */
export function runs(full: number): number {
  return isFullRun ? full : Math.max(10, Math.ceil(full / 5))
}
