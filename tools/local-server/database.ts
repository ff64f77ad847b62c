import pg from 'pg'
import { codeOf, Problem } from './problem'

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
