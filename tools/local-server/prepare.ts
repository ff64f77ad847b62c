// Prepares a database: runs the migrations, loads the taxonomy and, if wanted, the sample content, creates the first
// administrator. Prints lines of JSON, which ensure-prepared.ts reads; exits with 1 on failure.
import { randomBytes } from 'node:crypto'
import { getPayload, type Payload } from 'payload'
import { loadSample } from '../../sample/load/load'
import { reindex } from '../../src/domains/catalog/write/reindex'
import { loadTaxonomy } from '../../src/domains/categories/load'
import { loadGlossary } from '../../src/domains/glossary/load'
import { recordVersion } from '../../src/domains/open-data/versions'
import { loadPoisonLines } from '../../src/domains/poison-lines/load'
import { loadSearchRules } from '../../src/domains/search/load'
import { reindexSearch } from '../../src/domains/search/write/reindex'
import { readEnvironment } from '../../src/foundation/env/environment'
import config from '../../src/payload.config'
import type { Admin, Report } from './ensure-prepared'

function report(line: Report): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function progressOf(detail: string) {
  return (done: number, total?: number) =>
    report({ detail: [detail, done, ...(total === undefined ? [] : ['of', total])].join(' ') })
}

/** Whether a start has completed before: the administrator is created last, after the sample members. */
async function hasAdmin(payload: Payload): Promise<boolean> {
  return (await payload.count({ collection: 'users', where: { roles: { in: ['admin'] } } })).totalDocs > 0
}

/** Creates the first administrator, from the environment or with a generated password, which is shown only once. */
async function createFirstAdmin(payload: Payload): Promise<Admin | undefined> {
  if (await hasAdmin(payload)) return undefined
  const { admin } = readEnvironment()
  const password = admin?.password ?? randomBytes(15).toString('base64url')
  const email = admin?.email ?? 'admin@fungarium.local'
  await payload.create({ collection: 'users', data: { email, password, name: 'Admin', roles: ['admin'] } })
  return { email, password: admin ? null : password }
}

async function prepare(): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true })
  report({ detail: 'migrations' })
  await payload.db.migrate()
  await loadTaxonomy(payload, progressOf('taxonomy'))
  await loadPoisonLines(payload)
  await loadGlossary(payload)
  await loadSearchRules(payload)
  if (!(await hasAdmin(payload)) && readEnvironment().sampleContent) {
    await loadSample(payload, progressOf('sample content'))
    // A version that can be cited from the first day.
    await recordVersion(payload)
  }
  await reindex(payload, progressOf('lists'))
  await reindexSearch(payload)
  report({ admin: await createFirstAdmin(payload) })
}

prepare().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
