// Property tests: one seed for a whole run, printed so that a failure can be repeated.
import fc from 'fast-check'
import { isFullRun } from '@/testing/property-runs'

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED), numRuns: isFullRun ? 500 : 100 })
