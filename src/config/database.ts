import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { readEnvironment } from '@/foundation/env/environment'
import { sourceDir } from './source-dir'

const { databaseUrl } = readEnvironment()

export const database = postgresAdapter({
  idType: 'uuidv7',
  migrationDir: path.join(sourceDir, '../migrations'),
  // A request that waits longer for a connection is answered 503.
  pool: { connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 30_000 },
  // The next start hangs on a prompt if push has ever changed the schema.
  push: false,
})
