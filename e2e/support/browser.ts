import { chromiumArgs } from '../../scripts/chromium'

/** One process for the pages of all tests of a worker: with another for each, journeys took a seventh more. */
export const browserArgs = [...chromiumArgs, '--renderer-process-limit=1', '--disable-site-isolation-trials']
