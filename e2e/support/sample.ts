/*
 * What one run takes of a matrix: a part, another with each seed. TEST_FULL=1 takes all of it. Each run prints its seed; set
 * FAST_CHECK_SEED to repeat one.
 */
import { isFullRun } from '@/testing/property-runs'
import { desktop, type Language, languageAt, languages, phone } from './site'

const seed = Number(process.env.FAST_CHECK_SEED)

/** Changes with the seed independently of what `someOf` takes. */
const turn = Math.floor(seed / 60)

/** One language, or all. */
export const someLanguages: readonly Language[] = isFullRun ? languages : [languageAt(turn)]

/** Whether an item of a list is read in a language: each in one, taken in turn. */
export const isReadIn = (language: Language, index: number) =>
  isFullRun || language === languageAt(index + turn)

/** Whether an item of a list is visited in a language and in a viewport: each in one of both, taken in turn. */
export const isVisitedIn = (language: Language, viewport: typeof phone | typeof desktop, index: number) =>
  isFullRun || (isReadIn(language, index) && viewport === ((index + turn) % 2 === 1 ? phone : desktop))
