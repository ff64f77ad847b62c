// `npm run backup [-- --to <file or folder>]`: writes database, uploads and secret to one archive, while the site runs or
// not.
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Environment } from '../../src/foundation/env/environment'
import type { Manifest } from './backup/format'
import { writeBackup } from './backup/write-backup'
import { runCommand } from './command'
import { findOrOpenDatabase, loadEnvironment } from './environment'
import { Problem } from './problem'
import { step } from './progress'
import { getStoredSecret } from './stored-secret'

const { values: options } = parseArgs({ options: { to: { type: 'string' } } })

await runCommand(async (command) => {
  const file = chooseFile(options.to)
  const environment = loadEnvironment()
  const { dataDir, databaseUrl, payloadSecret, s3 } = environment
  if (!databaseUrl && !existsSync(path.join(dataDir, 'postgres')))
    throw new Problem(`There is no backup to make: the data folder ${dataDir} has no database.`)
  if (!payloadSecret && !existsSync(path.join(dataDir, 'payload-secret')))
    throw new Problem(
      `The data folder ${dataDir} has no secret; set DATA_DIR and PAYLOAD_SECRET as the site does.`,
    )
  const url = await findOrOpenDatabase(environment, 'npm run backup', command)
  const manifest = await step('Backing up', ({ update }) =>
    writeBackup({
      url,
      file,
      mediaDir: s3 ? undefined : path.join(dataDir, 'media'),
      secret: payloadSecret ?? getStoredSecret(dataDir, 'payload-secret'),
      stopping: command.stopping,
      onProgress: update,
    }),
  )
  report(file, manifest, environment)
})

/** Relative paths start where npm was called. */
function chooseFile(to = '.'): string {
  const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), to)
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return place
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  return path.join(place, `fungarium-${time}.tar.gz`)
}

function report(file: string, { uploads, missingUploads, tables }: Manifest, { s3 }: Environment): void {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (statSync(file).size / 1e6).toFixed(1)
  console.log(
    `\n${file} (${megabytes} MB) holds ${Object.keys(tables).length} tables with ${rows} rows, and ${uploads} uploads.`,
  )
  if (s3) console.log(`Uploads are not in it: they are in the S3 bucket ${s3.bucket}.`)
  if (missingUploads.length > 0)
    console.warn(
      `Not in it, because they do not exist (any more): ${missingUploads.length} uploads such as ${missingUploads[0]}.`,
    )
  console.log(
    'It contains passwords (hashed), personal data and the secret: store it where only you can read it.',
  )
}
