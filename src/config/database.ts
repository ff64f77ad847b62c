import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { readEnvironment } from '@/foundation/env/environment'
import { DatabaseMonitor } from '@/foundation/payload/database-monitor'
import { withDeepPages } from '@/foundation/payload/deep-pages'
import { maxWait, RefusingPool } from '@/foundation/payload/refusing-pool'
import { withTransactionHooks } from '@/foundation/payload/transaction-hooks'
import { sourceDir } from './source-dir'

const { databasePool, databaseUrl } = readEnvironment()

const pool = { connectionString: databaseUrl, max: databasePool, keepAlive: true }

const adapter = postgresAdapter({
  // Tables for each block and collection would be joined in every read of a document (docs/decisions/025).
  blocksAsJSON: true,
  idType: 'uuidv7',
  migrationDir: path.join(sourceDir, '../migrations'),
  pool: { ...pool, connectionTimeoutMillis: 30_000 },
  // The next start hangs on a prompt if push has ever changed the schema.
  push: false,
})

/**
 * The database of a process that answers requests. Payload opens a connection of its own at start, which it never gives
 * back, unless it finds a pool.
 */
const servingDatabase: typeof adapter = {
  ...adapter,
  init: (args) => {
    new DatabaseMonitor(pool)
    return Object.assign(adapter.init(args), { pool: new RefusingPool({ ...pool, ...maxWait }) })
  },
}

// Migrations, sample loading and `npm run reindex` may take any time.
export const database = withDeepPages(
  withTransactionHooks(process.env.NEXT_RUNTIME ? servingDatabase : adapter),
)
