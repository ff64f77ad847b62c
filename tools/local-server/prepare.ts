// Prepares a database: runs the migrations, loads the taxonomy and, if wanted, the sample content, creates the first
// administrator. Prints its progress as lines of JSON, which ensure-prepared.ts shows; exits with 1 on failure.
import { randomBytes } from 'node:crypto'
import { getPayload, type Payload } from 'payload'
import { loadSample } from '../../sample/load/load'
import { reindex } from '../../src/domains/catalog/write/reindex'
import { loadTaxonomy } from '../../src/domains/categories/load'
import { loadGlossary } from '../../src/domains/glossary/load'
import { loadPoisonLines } from '../../src/domains/poison-lines/load'
import { loadSearchRules } from '../../src/domains/search/load'
import { reindexSearch } from '../../src/domains/search/write/reindex'
import { readEnvironment } from '../../src/foundation/env/environment'
import config from '../../src/payload.config'

type Step = 'migrate' | 'taxonomy' | 'sample' | 'lists' | 'ready'

function report(step: Step, detail: object = {}): void {
  process.stdout.write(`${JSON.stringify({ step, ...detail })}\n`)
}

function progressOf(step: Step) {
  return (done: number, total: number) => report(step, { done, total })
}

/** Whether a start has completed before: the administrator is created last, after the sample members. */
async function hasAdmin(payload: Payload): Promise<boolean> {
  return (await payload.count({ collection: 'users', where: { roles: { in: ['admin'] } } })).totalDocs > 0
}

/** Creates the first administrator, from the environment or with a generated password, which is shown only once. */
async function createFirstAdmin(
  payload: Payload,
): Promise<{ email: string; password: string | null } | null> {
  if (await hasAdmin(payload)) return null
  const { admin } = readEnvironment()
  const password = admin?.password ?? randomBytes(15).toString('base64url')
  const email = admin?.email ?? 'admin@fungarium.local'
  await payload.create({ collection: 'users', data: { email, password, name: 'Admin', roles: ['admin'] } })
  return { email, password: admin ? null : password }
}

async function prepare(): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true })
  report('migrate')
  await payload.db.migrate()
  await loadTaxonomy(payload, progressOf('taxonomy'))
  await loadPoisonLines(payload)
  await loadGlossary(payload)
  await loadSearchRules(payload)
  if (!(await hasAdmin(payload)) && readEnvironment().sampleContent)
    await loadSample(payload, progressOf('sample'))
  await reindex(payload, progressOf('lists'))
  await reindexSearch(payload)
  report('ready', { admin: await createFirstAdmin(payload) })
}

prepare().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
