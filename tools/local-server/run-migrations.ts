// Runs the migrations named in MIGRATIONS, and no others, in the order of the project. Exits with 1 on failure.
import { getPayload, readMigrationFiles } from 'payload'
import config from '../../src/payload.config'

const names = new Set(process.env.MIGRATIONS?.split(','))
const payload = await getPayload({ config, disableOnInit: true })
const migrations = await readMigrationFiles({ payload })
await payload.db.migrate({ migrations: migrations.filter(({ name }) => names.has(name)) })
process.exit(0)
