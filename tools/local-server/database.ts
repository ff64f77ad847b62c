import pg from 'pg'
import { codeOf, Problem } from './problem'

/** The key of the advisory lock by which one of several instances prepares a database: an arbitrary number. */
const preparationKey = 3_864_257_131

/**
 * A table that exists while a database is being restored. It is dropped in the transaction that fills the database, so
 * that an interrupted restore is recognised.
 */
export const restoreMarker = 'unfinished_restore'

/** @throws {Problem} one sentence without the password */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new Problem(`The database of DATABASE_URL cannot be used: ${explain(url, error)}.`, {
      cause: error,
    })
  }
}

/** Waits until no other process migrates, fills or restores the database. The lock ends with the client's session. */
export async function lockPreparation(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [preparationKey])
}

export function hasUnfinishedRestore(client: pg.Client): Promise<boolean> {
  return hasTable(client, restoreMarker)
}

export async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    name,
  ])
  return rows[0]?.exists ?? false
}

function explain(url: string, error: unknown): string {
  const { hostname, port, pathname, username } = new URL(url)
  const server = `${hostname}:${port || 5432}`
  const reasons: Record<string, string> = {
    ECONNREFUSED: `no server listens at ${server}`,
    ENOTFOUND: `the host ${hostname} does not exist`,
    EAI_AGAIN: `the host ${hostname} cannot be looked up`,
    '28P01': `${server} rejects the password of the user ${username}`,
    28000: `${server} rejects the user ${username}`,
    '3D000': `${server} has no database "${pathname.slice(1)}"`,
  }
  return reasons[codeOf(error)] ?? `${server} reports: ${error instanceof Error ? error.message : error}`
}
