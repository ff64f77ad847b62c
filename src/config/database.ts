import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { readEnvironment } from '@/foundation/env/environment'
import { servesSite } from '@/foundation/env/serves-site'
import { withCompleteSelections } from '@/foundation/payload/complete-selection'
import { DatabaseMonitor } from '@/foundation/payload/database-monitor'
import { withDeepPages } from '@/foundation/payload/deep-pages'
import { PreparingClient } from '@/foundation/payload/preparing-client'
import { maxWait, RefusingPool } from '@/foundation/payload/refusing-pool'
import { withTransactionHooks } from '@/foundation/payload/transaction-hooks'
import { sourceDir } from './source-dir'

const { databasePool, databaseUrl } = readEnvironment()

const connection = { connectionString: databaseUrl, keepAlive: true }
/**
 * A new connection signs in, reads the catalogue and plans every statement anew: a species page that is not cached takes 146 ms
 * with new connections and 58 with those of the page before. One holds some 17 MB. Milliseconds.
 */
const idleTimeoutMillis = 600_000

const pool = { ...connection, max: databasePool, idleTimeoutMillis, Client: PreparingClient }

const adapter = postgresAdapter({
  // Tables for each block and collection would be joined in every read of a document (docs/decisions/025).
  blocksAsJSON: true,
  idType: 'uuidv7',
  migrationDir: path.join(sourceDir, '../migrations'),
  pool: connection,
  // The next start hangs on a prompt if push has ever changed the schema.
  push: false,
})

/** The connections of a process that answers requests. Others migrate, load or index, which may take any time. */
function openPool(): pg.Pool {
  if (!servesSite()) return new pg.Pool({ ...pool, connectionTimeoutMillis: 30_000 })
  new DatabaseMonitor(connection)
  return new RefusingPool({ ...pool, ...maxWait })
}

/** Unless it finds a pool, Payload opens a connection of its own at start, which it never gives back. */
const pooled: typeof adapter = {
  ...adapter,
  init: (args) => Object.assign(adapter.init(args), { pool: openPool() }),
}

export const database = withDeepPages(withCompleteSelections(withTransactionHooks(pooled)))
