// Measures what does not come from the list index beside a site with 100,000 products: product pages, REST lists, the
// moderation queue and the panel's list of products. Two sites, with the sample content and with that many documents, are
// asked in turn, so that a busy machine slows both. Fails if a median is more than half longer with many documents.
// npm run bench:documents [-- --products 100000 --vendors 1000 --pending 20000 --runs 15 --port 3910]
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { multiplyDocuments } from '../scripts/scale-documents'
import { createTestDatabase, startTestCluster, testEnvironment } from '../scripts/test-environment/cluster'
import { testAdmin } from '../scripts/test-environment/environment'
import { ensureBuilt } from '../tools/local-server/build'
import { type CommandContext, runCommand } from '../tools/local-server/command'
import { project } from '../tools/local-server/folders'
import { createRestClient } from './rest-client'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    vendors: { type: 'string', default: '1000' },
    pending: { type: 'string', default: '20000' },
    runs: { type: 'string', default: '15' },
    port: { type: 'string', default: '3910' },
  },
})
const runs = Number(values.runs)
const maxRatio = 1.5

interface Site {
  base: string
  /** The session of an administrator. */
  token: string
  products: number
  slugs: string[]
}

/** Starts a site on a database and signs in. */
async function startSite(
  { databaseUrl, dataDir, port }: { databaseUrl: string; dataDir: string; port: string },
  command: CommandContext,
): Promise<Site> {
  mkdirSync(dataDir)
  const env: NodeJS.ProcessEnv = {
    ...testEnvironment({ databaseUrl, dataDir, env: { PORT: port } }),
    NODE_ENV: 'production',
  }
  await ensureBuilt({ env, stopping: command.stopping })
  const site = spawn(process.execPath, ['tools/local-server/start.mjs', '--as-built'], {
    cwd: project,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  command.onCleanup(() => {
    site.kill()
  })
  const base = `http://127.0.0.1:${port}`
  while (!(await fetch(`${base}/api/health`).catch(() => undefined))?.ok) {
    if (site.exitCode !== null) throw new Error('The site could not be started.')
    await sleep(100, undefined, { signal: command.stopping })
  }
  const client = createRestClient(base)
  const token = await client.signIn({ email: testAdmin.ADMIN_EMAIL, password: testAdmin.ADMIN_PASSWORD })
  const { docs, totalDocs } = await client.callSuccessfully(
    'GET',
    '/products?limit=100&depth=0&select[slug]=true&sort=slug',
  )
  return { base, token, products: totalDocs, slugs: docs.map(({ slug }) => slug) }
}

/** The address of a run; `index` makes it one that no cache has seen. */
type Address = (site: Site, index: number) => string

const lastPage = ({ products }: Site) => Math.ceil(products / 20)

const list =
  (query: string, page: (site: Site) => number = () => 1): Address =>
  (site, index) =>
    `/api/products?limit=20&page=${page(site)}&run=${index}${query}`

const panelList =
  (query: string): Address =>
  () =>
    `/admin/collections/products?${query}`

const cases: { name: string; address: Address; asAdmin?: boolean }[] = [
  { name: 'product page', address: ({ slugs }, index) => `/es/mushrooms/product/${slugs[index]}` },
  { name: 'REST list', address: list('') },
  { name: 'REST list, second page', address: list('', () => 2) },
  { name: 'REST list, last page', address: list('', lastPage) },
  { name: 'REST list by title', address: list('&sort=title') },
  { name: 'REST list by price', address: list('&sort=baseInventory.unitPrice') },
  { name: 'REST list, newest', address: list('&sort=-createdAt') },
  { name: 'REST list, oldest, last page', address: list('&sort=createdAt', lastPage) },
  { name: 'REST list by likes', address: list('&sort=-likeCount') },
  { name: 'moderation queue', address: () => '/admin/moderation', asAdmin: true },
  { name: 'moderation queue, reviews', address: () => '/admin/moderation?kind=reviews', asAdmin: true },
  { name: 'panel list', address: panelList(''), asAdmin: true },
  {
    name: 'panel list, last page',
    address: (site) => `/admin/collections/products?limit=10&page=${Math.ceil(site.products / 10)}`,
    asAdmin: true,
  },
  { name: 'panel list by title', address: panelList('sort=title'), asAdmin: true },
  { name: 'panel list by date', address: panelList('sort=-updatedAt'), asAdmin: true },
]

/** Returns the milliseconds until the response was complete. */
async function measure({ base, token }: Site, address: string, asAdmin = false): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(base + address, {
    headers: asAdmin ? { Cookie: `payload-token=${token}`, 'Sec-Fetch-Site': 'same-origin' } : {},
  })
  await response.arrayBuffer()
  const milliseconds = performance.now() - startedAt
  const cache = response.headers.get('x-cache')
  if (!response.ok || cache === 'HIT' || cache === 'STALE')
    throw new Error(`${address}: ${response.status} ${cache}`)
  return milliseconds
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN

/** Prints a line and returns the ratio of the medians. */
async function compare(
  few: Site,
  many: Site,
  { name, address, asAdmin }: (typeof cases)[number],
): Promise<number> {
  const times = new Map([few, many].map((site): [Site, number[]] => [site, []]))
  // The first two answers of each site load code and fill caches.
  for (let run = 0; run < runs + 2; run += 1)
    for (const [site, measured] of times) {
      const milliseconds = await measure(site, address(site, run), asAdmin)
      if (run > 1) measured.push(milliseconds)
    }
  const [before = Number.NaN, after = Number.NaN] = [...times.values()].map(median)
  const ratio = after / before
  const cells = [before, after].map((time) => `${time.toFixed(0)} ms`.padStart(9)).join('')
  console.log(
    `${name.padEnd(32)}${cells}${ratio.toFixed(2).padStart(8)}${ratio > maxRatio ? '  too slow' : ''}`,
  )
  return ratio
}

await runCommand(async (command) => {
  const cluster = await startTestCluster('sample', command.stopping)
  command.onCleanup(cluster.stop)
  const start = async (name: string, port: number) => {
    const databaseUrl = await createTestDatabase(cluster.templateUrl, name)
    if (name === 'many')
      await multiplyDocuments(databaseUrl, {
        products: Number(values.products),
        vendors: Number(values.vendors),
        pending: Number(values.pending),
      })
    return startSite({ databaseUrl, dataDir: path.join(cluster.dataDir, name), port: String(port) }, command)
  }
  const few = await start('few', Number(values.port))
  const many = { ...(await start('many', Number(values.port) + 1)), slugs: few.slugs }
  console.log(
    `${few.products} and ${many.products} products, medians of ${runs}; load ${loadavg()[0]?.toFixed(1)}`,
  )
  let slowest = 0
  for (const one of cases) {
    command.throwIfStopping()
    slowest = Math.max(slowest, await compare(few, many, one))
  }
  return slowest > maxRatio ? 1 : 0
})
