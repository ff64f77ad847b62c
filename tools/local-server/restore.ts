// `npm run restore -- <file>`: restores a backup into a new data folder, or into an empty database of DATABASE_URL.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Environment } from '../../src/foundation/env/environment'
import type { About, Manifest } from './backup/format'
import { checkBackup } from './backup/load-entries'
import { restoreBackup } from './backup/restore-backup'
import { assertNoUploads } from './backup/staged-files'
import { runCommand } from './command'
import { listMigrations } from './ensure-prepared'
import { loadEnvironment, openDatabase } from './environment'
import { Problem } from './problem'
import { step } from './progress'

const {
  positionals: [archive],
} = parseArgs({ allowPositionals: true })

await runCommand(async (command) => {
  if (!archive) throw new Problem('The backup is missing: npm run restore -- <file>')
  // Relative paths start where npm was called.
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), archive)
  const environment = loadEnvironment()
  const { dataDir } = environment
  const about = await checkBackup(file, listMigrations())
  assertNoUploads(dataDir) // before a database is created
  const url = await openDatabase(environment, 'npm run restore', command)
  const manifest = await step('Restoring', ({ update }) =>
    restoreBackup({ url, dataDir, file, about, stopping: command.stopping, onProgress: update }),
  )
  report(about, manifest, environment)
})

function report(about: About, { uploads, missingUploads, tables }: Manifest, environment: Environment): void {
  const { dataDir, databaseUrl, payloadSecret, s3 } = environment
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `\nRestored the backup of ${about.createdAt} into ${databaseUrl ? `the database of DATABASE_URL and ${dataDir}` : dataDir}: ` +
      `${Object.keys(tables).length} tables with ${rows} rows, and ${uploads} uploads, all equal to the manifest.`,
  )
  if (missingUploads.length > 0)
    console.warn(`${missingUploads.length} uploads such as ${missingUploads[0]} were not in the backup.`)
  if (about.uploads === 's3' && !s3)
    console.warn('The backup has no uploads, because they were in S3: set S3_BUCKET as before.')
  if (about.uploads === 'included' && s3)
    console.warn(`Uploads are now in S3: copy the files of ${path.join(dataDir, 'media')} into the bucket.`)
  const stored = path.join(dataDir, 'payload-secret')
  if (payloadSecret && existsSync(stored) && payloadSecret !== readFileSync(stored, 'utf8').trim())
    console.warn('PAYLOAD_SECRET is not the secret of the backup: everyone will be signed out.')
  console.log('"npm start" with the same settings serves it.')
}
