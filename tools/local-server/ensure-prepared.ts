import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { runTypeScript } from './child-process'
import { connect, hasTable, hasUnfinishedRestore, lockPreparation } from './database'
import { project } from './folders'
import { Problem } from './problem'
import { step } from './progress'

/** The first administrator. */
export interface Admin {
  email: string
  /** Null unless it has just been generated. */
  password: string | null
}

export function describeAdmin({ email, password }: Admin): string {
  return password
    ? `The first administrator:\n  e-mail    ${email}\n  password  ${password}\n  This password is shown only now; change it after signing in.`
    : `The first administrator is ${email}, with your ADMIN_PASSWORD.`
}

/** A line of JSON that prepare.ts prints: what it is doing, or at the end whom it has created. */
export interface Report {
  detail?: string
  admin?: Admin
}

interface PrepareOptions {
  /** The variables that the application reads. */
  env: NodeJS.ProcessEnv
  stopping?: AbortSignal
}

/**
 * Runs missing migrations and fills an empty database. Payload takes seconds to load, so plain SQL decides whether it
 * is needed.
 * @returns the first administrator, when it was created
 * @throws {Problem} when the database cannot be reached or prepared
 */
export async function ensurePrepared(url: string, options: PrepareOptions): Promise<Admin | undefined> {
  const client = await connect(url)
  client.on('error', () => {}) // the next query reports it
  try {
    if (await isPrepared(client)) return undefined
    await lockPreparation(client)
    if (await isPrepared(client)) return undefined // by another instance
    return await prepare(url, options)
  } finally {
    await client.end()
  }
}

/**
 * Whether every migration has run and a user exists. The first administrator is created last, so that the next start
 * resumes an interrupted loading.
 */
async function isPrepared(client: pg.Client): Promise<boolean> {
  if (await hasUnfinishedRestore(client))
    throw new Problem(
      'The database holds an unfinished restore; run "npm run restore -- <file>" again, or use another database.',
    )
  if (!(await hasTable(client, 'payload_migrations')) || !(await hasTable(client, 'users'))) return false
  const migrations = await client.query<{ name: string }>('select name from payload_migrations')
  const done = new Set(migrations.rows.map(({ name }) => name))
  if (listMigrations().some((name) => !done.has(name))) return false
  return (await client.query('select 1 from users where not coalesce(sample, false) limit 1')).rowCount === 1
}

/** Returns the names of all migrations, as in Payload's table. */
export function listMigrations(): string[] {
  const folder = path.join(project, 'migrations')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => /\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
}

function prepare(url: string, { env, stopping }: PrepareOptions): Promise<Admin | undefined> {
  return step('Preparing the database', async ({ update }) => {
    let admin: Admin | undefined
    const { code, output } = await runTypeScript(path.join('tools', 'local-server', 'prepare.ts'), {
      cwd: project,
      env: { ...env, NODE_ENV: 'production', DATABASE_URL: url },
      stopping,
      onLine: (line) => {
        const report = parseReport(line)
        admin = report?.admin ?? admin
        if (report?.detail) update(report.detail)
      },
    })
    if (code !== 0) throw new Problem(`The database could not be prepared:\n${lastLines(output)}`)
    return admin
  })
}

/** Returns undefined for output that is no report. */
function parseReport(line: string): Report | undefined {
  return /^\{"(?:detail|admin)":/.test(line) ? JSON.parse(line) : undefined
}

/** Returns the end of the output without reports. */
function lastLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() && !parseReport(line))
  return lines.slice(-30).join('\n') || 'the program printed nothing.'
}
