/**
 * Makes a database ready for use: migrations, the embedded taxonomy, the sample content where wanted, the first admin.
 * Prints one JSON line a step for `start.mjs` to show; a failure is one sentence on stderr and exit 1.
 */
import { randomBytes } from 'node:crypto'
import { getPayload, type Payload } from 'payload'
import { loadSample } from '../../sample/load/load'
import { reindex } from '../../src/domains/catalog/write/reindex'
import { loadTaxonomy } from '../../src/domains/categories/load'
import { readEnvironment } from '../../src/foundation/env/environment'
import config from '../../src/payload.config'

type Step = 'migrate' | 'taxonomy' | 'sample' | 'lists' | 'admin' | 'ready'

function tell(step: Step, detail: object): void {
  process.stdout.write(`${JSON.stringify({ step, ...detail })}\n`)
}

function progressOf(step: Step) {
  return (done: number, total: number) => tell(step, { done, total })
}

/** Whether a start went well before: the administrator is made last, after the people of the sample content. */
async function hasAdmin(payload: Payload): Promise<boolean> {
  return (await payload.count({ collection: 'users', where: { roles: { in: ['admin'] } } })).totalDocs > 0
}

/** The first administrator: from the environment, or one with a password that is shown this once. */
async function firstAdmin(payload: Payload): Promise<{ email: string; password: string | null } | null> {
  if (await hasAdmin(payload)) return null
  const { admin } = readEnvironment()
  const password = admin?.password ?? randomBytes(15).toString('base64url')
  const email = admin?.email ?? 'admin@fungarium.local'
  await payload.create({ collection: 'users', data: { email, password, name: 'Admin', roles: ['admin'] } })
  return { email, password: admin ? null : password }
}

async function prepare(): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true })
  tell('migrate', { done: 0, total: 1 })
  await payload.db.migrate()
  tell('migrate', { done: 1, total: 1 })
  await loadTaxonomy(payload, progressOf('taxonomy'))
  if (!(await hasAdmin(payload)) && readEnvironment().sampleContent)
    await loadSample(payload, progressOf('sample'))
  await reindex(payload, progressOf('lists'))
  const admin = await firstAdmin(payload)
  tell('ready', { admin })
  await payload.destroy()
}

prepare().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
