import { devices } from '@playwright/test'
import { chromiumArgs } from '../../scripts/chromium'

export const browserArgs = [
  ...chromiumArgs,
  // One process for the pages of all tests of a worker: with another for each, journeys took a seventh more.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  // What is sent while a page is left carries the name of the browser itself, and programs are not counted.
  `--user-agent=${devices['Desktop Chrome'].userAgent}`,
  // Without memory for it, nothing outside of the window is painted, which would take a tenth of a visit.
  '--force-gpu-mem-available-mb=4',
]
