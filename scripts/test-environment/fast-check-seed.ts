/** Chooses and prints the seed of all property tests. Give FAST_CHECK_SEED to repeat a run. */
export default function setup(): void {
  if (process.env.FAST_CHECK_SEED) return
  process.env.FAST_CHECK_SEED = String(Math.floor(Math.random() * 2 ** 31))
  console.log(`Property tests: FAST_CHECK_SEED=${process.env.FAST_CHECK_SEED}`)
}
