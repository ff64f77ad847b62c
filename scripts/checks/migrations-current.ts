// Fails unless the migrations produce the schema of the configuration: the difference between the newest
// snapshot and the present schema must be empty. Needs no database.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getPayload } from 'payload'
import config from '../../src/payload.config'

interface DrizzleKit {
  generateDrizzleJson: (schema: Record<string, unknown>) => Promise<{ version: string }>
  generateMigration: (before: unknown, after: unknown) => Promise<string[]>
  upSnapshot?: (snapshot: unknown) => unknown
}

const folder = path.join(import.meta.dirname, '..', '..', 'migrations')
const newest = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .pop()
if (!newest) throw new Error('There is no snapshot in migrations/; run "npm run migrate:create -- <name>".')

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
const adapter = payload.db as unknown as {
  schema: Record<string, unknown>
  requireDrizzleKit: () => DrizzleKit
}
const { generateDrizzleJson, generateMigration, upSnapshot } = adapter.requireDrizzleKit()
const after = await generateDrizzleJson(adapter.schema)
let before: { version: string } = JSON.parse(readFileSync(path.join(folder, newest), 'utf8'))
if (upSnapshot && before.version < after.version) before = upSnapshot(before) as { version: string }

// drizzle-kit asks when a column could be a renamed one. The question alone shows that a migration is
// missing.
const asks = setTimeout(() => finish(['a column or table that may have been renamed']), 10_000)
const statements = await generateMigration(before, after)
clearTimeout(asks)
finish(statements)

function finish(differences: string[]): never {
  if (differences.length > 0) {
    console.error(
      `The migrations are behind the configuration; run "npm run migrate:create -- <name>". Missing:\n${differences.slice(0, 10).join('\n')}`,
    )
  }
  process.exit(differences.length > 0 ? 1 : 0)
}
