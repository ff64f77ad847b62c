import { defineConfig, devices } from '@playwright/test'
import { browserArgs } from './e2e/support/browser'
import { withPictures } from './e2e/support/pictures'
import { findChromium } from './scripts/chromium'

// Chooses what a run takes of a matrix; the workers get it from here.
process.env.FAST_CHECK_SEED ||= String(Math.floor(Math.random() * 2 ** 31))

/** Drawing each frame of a transition would take a tenth of the run. `visual` has them. */
const still = { contextOptions: { reducedMotion: 'reduce' as const } }

/*
 * End-to-end tests against a production build with the sample content.
 *
 * `npx playwright test [file] [--project visual|reading|writing|panel]` builds the site if the source has changed, starts it on
 * a database of its own and stops it. BASE_URL names a running site to test instead.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine is slow, not wrong: no test may fail because of time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Actions, network and console; snapshots of these pages would take a third of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // Loading and painting the drawings would take a quarter of the run. `visual` does.
    launchOptions: {
      executablePath: findChromium(),
      args: [...browserArgs, '--blink-settings=imagesEnabled=false'],
    },
  },
  projects: [
    // These two read the sample content, so they come first: the records of others would change its counts.
    { name: 'visual', testMatch: '**/*.visual.spec.ts', use: withPictures },
    { name: 'reading', testMatch: /^(?!.*\.(?:visual|writing|panel)\.spec\.ts$).*\.spec\.ts$/, use: still },
    { name: 'writing', testMatch: '**/*.writing.spec.ts', use: still },
    { name: 'panel', testMatch: '**/*.panel.spec.ts', use: still },
  ],
})
