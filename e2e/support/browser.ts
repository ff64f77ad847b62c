import { chromiumArgs } from '../../scripts/chromium'

/** One process for the pages of all tests of a worker: to start another for each would take a fifth of the time. */
export const browserArgs = [...chromiumArgs, '--renderer-process-limit=1', '--disable-site-isolation-trials']
