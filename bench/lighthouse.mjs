// Lighthouse on the simulated phone, several runs a page, the middle one counts:
// npm run lighthouse [-- --base http://localhost:3000 --paths /,/mushrooms/species --runs 3]
// Lighthouse is fetched when it is wanted (version 12 is the last for Node 20), so that an installation is spared it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumArgs } from '../scripts/chromium.mjs'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    paths: { type: 'string', default: '/,/mushrooms/species,/mushrooms/amanita-phalloides' },
    runs: { type: 'string', default: '3' },
  },
})

const chromeFlags = ['--headless', ...chromiumArgs].join(' ')
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))

/**
 * @param {string} url
 * @returns {{ categories: Record<string, { score: number }>, audits: Record<string, { displayValue?: string }> }}
 */
function measure(url) {
  const report = path.join(folder, 'report.json')
  const run = spawnSync(
    'npx',
    [
      '--yes',
      'lighthouse@12',
      url,
      '--quiet',
      `--chrome-flags=${chromeFlags}`,
      '--output=json',
      `--output-path=${report}`,
    ],
    { env: { CHROME_PATH: '/usr/bin/chromium', ...process.env }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (run.status !== 0) throw new Error(`Lighthouse failed on ${url}.`)
  return JSON.parse(readFileSync(report, 'utf8'))
}

try {
  for (const address of values.paths.split(',')) {
    const reports = Array.from({ length: Number(values.runs) }, () => measure(values.base + address))
    reports.sort(
      (one, another) =>
        (one.categories.performance?.score ?? 0) - (another.categories.performance?.score ?? 0),
    )
    const middle = reports[Math.floor(reports.length / 2)]
    if (!middle) continue
    const scores = categories.map(
      (name) => `${name} ${Math.round((middle.categories[name]?.score ?? 0) * 100)}`,
    )
    const times = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
    console.log(
      `${address}  ${scores.join('  ')}  ${times.map((name) => middle.audits[name]?.displayValue).join(' · ')}`,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
