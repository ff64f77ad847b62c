// The checks of `npm run doctor` that need the packages.
import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { findChromium } from '../../scripts/chromium'
import { checkPort } from '../../server/listen'
import { type Environment, readEnvironment } from '../../src/foundation/env/environment'
import { holderOf } from './data-lock'
import { connect } from './database'
import { project } from './folders'
import { findInstallation } from './postgres/installation'
import { runProgram } from './postgres/run-program'
import { describe, Problem } from './problem'

/** Returns what there is, or throws what is missing. */
type Check = (environment: Environment) => string | Promise<string>

const requiredGigabytes = 3 // packages, the build and a database with room to grow

const required: Record<string, Check> = {
  Environment: () => 'valid', // it has been read
  'Disk space': () => checkSpace(project),
  'Data folder': ({ dataDir }) => checkFolder(dataDir),
  Port: checkOwnPort,
  Database: checkDatabase,
  'Images (sharp)': checkSharp,
}

const optional: Record<string, Check> = {
  Chromium: () => findChromium() ?? missing('not found; only npm test needs it, and tells how to get it'),
  Mail: ({ smtp }) =>
    smtp
      ? `through ${smtp.host}:${smtp.port}`
      : missing('SMTP is not configured; mails go to the log and to outbox/ in the data folder'),
  Files: ({ s3 }) =>
    s3
      ? `in the S3 bucket ${s3.bucket}`
      : missing('S3 is not configured; files are stored in the data folder'),
}

/** Prints a line for each check. Returns whether everything required is there. */
export async function checkMachine(): Promise<boolean> {
  process.chdir(project)
  let complete = true
  const report = async (sign: string, name: string, check: Check) => {
    try {
      console.log(`✓ ${name.padEnd(17)} ${await check(readEnvironment())}`)
    } catch (error) {
      console.log(`${sign} ${name.padEnd(17)} ${describe(error).replaceAll('\n', ' ')}`)
      if (sign === '✗') complete = false
    }
  }
  console.log('✓ Packages          installed')
  for (const [name, check] of Object.entries(required)) {
    await report('✗', name, check)
    if (name === 'Environment' && !complete) break // nothing else can be read
  }
  if (complete) for (const [name, check] of Object.entries(optional)) await report('–', name, check)
  console.log(complete ? '\nEverything required is here.' : '\nFix the lines marked with ✗.')
  return complete
}

function missing(text: string): never {
  throw new Problem(text)
}

/** Returns the folder, or its nearest parent that exists. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder))
}

function checkSpace(folder: string): string {
  const { bavail, bsize } = statfsSync(folder)
  const gigabytes = (bavail * bsize) / 1e9
  if (gigabytes < requiredGigabytes)
    missing(`${folder} has ${gigabytes.toFixed(1)} GB free; ${requiredGigabytes} GB are needed`)
  return `${gigabytes.toFixed(1)} GB free`
}

function checkFolder(folder: string): string {
  const existing = nearestFolder(folder)
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
  } catch {
    missing(`${existing} is not writable for this user; set DATA_DIR to another folder`)
  }
  return `${folder}, ${checkSpace(existing)}`
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
  const installation = await findInstallation(nearestFolder(dataDir))
  const { code, output } = await runProgram(installation, installation.binaries.postgres, ['--version'])
  return code === 0
    ? `embedded, ${output.trim()}`
    : missing(`the embedded PostgreSQL does not start: ${output.trim()}`)
}

async function checkSharp(): Promise<string> {
  await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .webp()
    .toBuffer()
  return `sharp ${sharp.versions.sharp ?? ''} with libvips ${sharp.versions.vips}`
}
