// Kills the site again and again while members write, starts it again each time, and checks what is in the database
// afterwards. It uses a database of its own and removes it. npm run bench:kill [-- --kills 50]
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createTestDatabase, startTestCluster, testEnvironment } from '../scripts/test-environment/cluster'
import { testAdmin } from '../scripts/test-environment/environment'
import { ensureBuilt } from '../tools/local-server/build'
import { run } from '../tools/local-server/child-process'
import { type CommandContext, runCommand } from '../tools/local-server/command'
import { connect } from '../tools/local-server/database'
import { project } from '../tools/local-server/folders'
import { createRestClient, type RestClient } from './rest-client'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, port: { type: 'string', default: '3900' } },
})
const kills = Number(values.kills)
const base = `http://127.0.0.1:${values.port}`
const memberCount = 10
const initialStock = 1_000_000
/** Milliseconds. */
const maxRecovery = 5000

interface Subjects {
  species: string
  /** A product whose stock is counted. */
  product: string
}

/** Kills every process of the site, as `kill -9` and a power failure do. */
function killGroup(site: ChildProcess): void {
  if (site.pid !== undefined && site.exitCode === null && site.signalCode === null)
    process.kill(-site.pid, 'SIGKILL')
}

/** Starts the site; resolves when it answers, to the process and to the milliseconds that took. */
async function startSite(env: NodeJS.ProcessEnv): Promise<{ site: ChildProcess; recovery: number }> {
  const startedAt = performance.now()
  const site = spawn(process.execPath, ['tools/local-server/start.mjs', '--as-built'], {
    cwd: project,
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (site.exitCode === null) {
    const response = await fetch(`${base}/api/health`).catch(() => undefined)
    if (response?.ok) return { site, recovery: performance.now() - startedAt }
    await sleep(20)
  }
  throw new Error('The site could not be started.')
}

/** Orders a piece of the product; it may have gone in the middle of any of the three calls. */
async function order({ call }: RestClient, { product }: Subjects, token: string, from: string) {
  const lines = [{ product, variant: null, quantity: 1 }]
  await call('PUT', '/cart', { token, from, body: { lines } })
  const { body } = await call('GET', '/cart', { token, from })
  const [group] = body.groups
  if (!group) return 0
  const contact = {
    name: 'A measurement',
    email: 'bench@fungarium.invalid',
    street: 'Moss Lane 7',
    city: 'Astoria',
    region: 'OR',
    country: 'US',
  }
  const { currency, seen, vendor } = group
  const form = { ...contact, vendor: vendor.id, currency, seen, key: randomUUID(), locale: 'en' }
  return (await call('POST', '/orders/request', { token, from, body: form })).status
}

/** Writes as a member until `isDone`; adds the successes to `accepted`. */
async function write(
  client: RestClient,
  subjects: Subjects,
  member: { token: string; from: string },
  accepted: Record<string, number>,
  isDone: () => boolean,
): Promise<void> {
  const { token, from } = member
  const writes: Record<string, () => Promise<number>> = {
    likes: async () => {
      const body = { collection: 'mushrooms', item: subjects.species }
      return (await client.call('POST', '/likes', { token, from, body })).status
    },
    comments: async () => {
      const body = { doc: subjects.species, comment: `A measurement: ${randomUUID()}` }
      return (await client.call('POST', '/comments', { token, from, body })).status
    },
    orders: () => order(client, subjects, token, from),
  }
  const names = Object.keys(writes)
  while (!isDone()) {
    const name = names[randomInt(names.length)] ?? 'likes'
    const status = (await writes[name]?.().catch(() => 0)) ?? 0
    if (status >= 200 && status < 300) accepted[name] = (accepted[name] ?? 0) + 1
    await sleep(status === 0 ? 50 : 5)
  }
}

/** Each counts the rows that a transaction has left half written. */
const tornRows: Record<string, string> = {
  'orders without lines': 'orders o where not exists (select from order_lines where _parent_id = o.id)',
  'orders with a wrong total':
    'orders o where total <> (select sum(unit_price * quantity) from order_lines where _parent_id = o.id)',
  'likes without a subject': 'likes l where not exists (select from likes_rels where parent_id = l.id)',
  'likes that are there twice': '(select from likes group by key having count(*) > 1) as twice',
  'comments without a version':
    "comments c where comment like 'A measurement: %' and not exists (select from _comments_v where parent_id = c.id and latest)",
  'products whose stock and orders differ': `products p where base_inventory_stock <> ${initialStock}
     - (select coalesce(sum(quantity), 0) from order_lines where product_id = p.id) and base_inventory_sold > 0`,
}

/** Prints what is wrong in the database and returns how much. */
async function countFaults(databaseUrl: string, env: NodeJS.ProcessEnv): Promise<number> {
  const client = await connect(databaseUrl)
  let faults = 0
  for (const [name, rows] of Object.entries(tornRows)) {
    const { rows: result } = await client.query<{ count: string }>(`select count(*) from ${rows}`)
    console.log(`${name}: ${result[0]?.count}`)
    faults += Number(result[0]?.count)
  }
  await client.end()
  const { code, output } = await run(process.execPath, ['--import', 'tsx', 'scripts/recount.ts', '--check'], {
    cwd: project,
    env,
  })
  console.log(`counts that differ from their rows: ${code === 0 ? 0 : output.trim()}`)
  return faults + code
}

/** Chooses a species and a product in the database, and gives the product a stock that lasts. */
async function chooseSubjects(databaseUrl: string): Promise<Subjects> {
  const client = await connect(databaseUrl)
  const species = await client.query<{ id: string }>(
    "select id from mushrooms where _status = 'published' limit 1",
  )
  const product = await client.query<{ id: string }>(
    `update products set base_inventory_stock = ${initialStock} where id = (
       select p.id from products p join vendors v on v.id = p.vendor_id
       where p._status = 'published' and p.vendor_active and not coalesce(p.enable_variants, false)
         and (v.email is not null or v.owner_id is not null)
         and not exists (select from products_texts t where t.parent_id = p.id)
       limit 1) returning id`,
  )
  await client.end()
  return { species: species.rows[0]?.id ?? '', product: product.rows[0]?.id ?? '' }
}

function printDistribution(times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const quantile = (share: number) =>
    `${((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN) / 1000).toFixed(2)} s`
  console.log(
    `answering again after ${times.length} kills: median ${quantile(0.5)}, p90 ${quantile(0.9)}, longest ${quantile(1)}`,
  )
}

/** Starts, lets members write for a moment, and kills. Returns how long each start took. */
async function killRepeatedly(
  env: NodeJS.ProcessEnv,
  databaseUrl: string,
  command: CommandContext,
): Promise<number[]> {
  const client = createRestClient(base)
  const subjects = await chooseSubjects(databaseUrl)
  let { site } = await startSite(env)
  command.onCleanup(() => killGroup(site))
  const token = await client.signIn({ email: testAdmin.ADMIN_EMAIL, password: testAdmin.ADMIN_PASSWORD })
  const members: { token: string; from: string }[] = []
  for (let index = 1; index <= memberCount; index += 1)
    members.push({ token: (await client.createMember(token)).token, from: `127.0.1.${index}` })
  let isDone = false
  const accepted: Record<string, number> = {}
  const writing = members.map((member) => write(client, subjects, member, accepted, () => isDone))
  const times: number[] = []
  while (times.length < kills) {
    await sleep(randomInt(500, 1500), undefined, { signal: command.stopping })
    killGroup(site)
    const started = await startSite(env)
    site = started.site
    times.push(started.recovery)
  }
  isDone = true
  await Promise.all(writing)
  killGroup(site)
  console.log(`accepted: ${JSON.stringify(accepted)}`)
  return times
}

await runCommand(async (command) => {
  const cluster = await startTestCluster('sample', command.stopping)
  command.onCleanup(cluster.stop)
  const databaseUrl = await createTestDatabase(cluster.templateUrl, 'kills')
  const env: NodeJS.ProcessEnv = {
    ...testEnvironment({ databaseUrl, dataDir: cluster.dataDir, env: { PORT: values.port } }),
    NODE_ENV: 'production',
  }
  await ensureBuilt({ env, stopping: command.stopping })
  const times = await killRepeatedly(env, databaseUrl, command)
  printDistribution(times)
  const faults = await countFaults(databaseUrl, env)
  return faults > 0 || times.some((time) => time > maxRecovery) ? 1 : 0
})
