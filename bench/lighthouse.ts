// Runs Lighthouse with its simulated phone several times for each page and prints the median run:
// npm run lighthouse [-- --base http://localhost:3000 --paths /,/mushrooms/species --runs 3]
// npx downloads Lighthouse (version 12 is the last for Node 20), so that it is not installed with the project.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumArgs } from '../scripts/chromium'

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

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { displayValue?: string }>
}

function measure(url: string): Report {
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
    reports.sort((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0))
    const median = reports[Math.floor(reports.length / 2)]
    if (!median) continue
    const scores = categories.map(
      (name) => `${name} ${Math.round((median.categories[name]?.score ?? 0) * 100)}`,
    )
    const times = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
    console.log(
      `${address}  ${scores.join('  ')}  ${times.map((name) => median.audits[name]?.displayValue).join(' · ')}`,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
