// The checks of `npm run doctor` that need the packages.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { findChromium } from '../../scripts/chromium'
import { checkPort } from '../../server/listen'
import { type Environment, readEnvironment } from '../../src/foundation/env/environment'
import { holderOf } from './data-lock'
import { connect } from './database'
import { project } from './folders'
import { findBinaries } from './postgres/binaries'
import { findRunner } from './postgres/run-as'
import { describe, Problem } from './problem'

interface Check {
  name: string
  required: boolean
  /** Returns what there is, or throws what is missing. */
  check: (environment: Environment) => string | Promise<string>
}

const requiredGigabytes = 3

const checks: readonly Check[] = [
  { name: 'Data folder', required: true, check: ({ dataDir }) => checkFolder(dataDir) },
  { name: 'Port', required: true, check: checkOwnPort },
  { name: 'Database', required: true, check: checkDatabase },
  { name: 'Images (sharp)', required: true, check: checkSharp },
  {
    name: 'Chromium',
    required: false,
    check: () => findChromium() ?? missing('not found; only npm test needs it, and tells how to get it'),
  },
  {
    name: 'Mail',
    required: false,
    check: ({ smtp }) =>
      smtp
        ? `through ${smtp.host}:${smtp.port}`
        : missing('SMTP is not configured; mails go to the log and to outbox/ in the data folder'),
  },
  {
    name: 'Files',
    required: false,
    check: ({ s3 }) =>
      s3
        ? `in the S3 bucket ${s3.bucket}`
        : missing('S3 is not configured; files are stored in the data folder'),
  },
]

process.chdir(project)
let failures = process.exitCode ? 1 : 0
const environment = await report('Environment', true, () => {
  const values = readEnvironment()
  return { values, text: 'valid' }
})
if (environment)
  for (const { name, required, check } of checks)
    await report(name, required, async () => ({ values: undefined, text: await check(environment) }))
console.log(failures ? `\nFix the lines marked with ✗.` : '\nEverything required is here.')
process.exit(failures ? 1 : 0)

async function report<Values>(
  name: string,
  required: boolean,
  check: () => { values: Values; text: string } | Promise<{ values: Values; text: string }>,
): Promise<Values | undefined> {
  const print = (sign: string, text: string) => console.log(`${sign} ${name.padEnd(17)} ${text}`)
  try {
    const { values, text } = await check()
    print('✓', text)
    return values
  } catch (error) {
    print(required ? '✗' : '–', describe(error).replaceAll('\n', ' '))
    if (required) failures += 1
    return undefined
  }
}

function missing(text: string): never {
  throw new Problem(text)
}

/** Returns the folder, or its nearest parent that exists. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder))
}

function checkFolder(folder: string): string {
  const existing = nearestFolder(folder)
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
  } catch {
    missing(`${existing} is not writable for this user; set DATA_DIR to another folder`)
  }
  const { bavail, bsize } = statfsSync(existing)
  const gigabytes = (bavail * bsize) / 1e9
  if (gigabytes < requiredGigabytes)
    missing(`${folder} has ${gigabytes.toFixed(1)} GB free; ${requiredGigabytes} GB are needed`)
  return folder
}

async function checkOwnPort({ port, host, dataDir }: Environment): Promise<string> {
  const holder = holderOf(dataDir)
  if (holder && holder.port === port)
    return `${port}, used by "${holder.command}" (process ${holder.pid}) with this data folder`
  await checkPort({ port, host })
  return `${port} is free`
}

async function checkDatabase({ databaseUrl, dataDir }: Environment): Promise<string> {
  if (databaseUrl) {
    const client = await connect(databaseUrl)
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    await client.end()
    return `PostgreSQL ${rows[0]?.server_version} of DATABASE_URL`
  }
  const { postgres, initdb } = await findBinaries()
  const folder = nearestFolder(dataDir)
  const runner = findRunner({
    initdb,
    folder,
    preferOwnerOf: [path.join(folder, 'postgres'), folder, project],
  })
  const { stdout, stderr, status } = spawnSync(...runner.commandLine(postgres, ['--version']), {
    ...runner.ids,
    cwd: '/',
    encoding: 'utf8',
  })
  return status === 0
    ? `embedded, ${stdout.trim()}`
    : missing(`the embedded PostgreSQL does not start: ${String(stderr).trim()}`)
}

async function checkSharp(): Promise<string> {
  await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .webp()
    .toBuffer()
  return `sharp ${sharp.versions.sharp ?? ''} with libvips ${sharp.versions.vips}`
}
