// `npm run migrate:create -- <name>`: Payload's command, which can exit with 0 without writing anything.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { project } from '../tools/local-server/folders.ts'

const folder = path.join(project, 'migrations')
const files = () => new Set<string>(readdirSync(folder).filter((name) => /^\d.*\.ts$/.test(name)))

const before = files()
const { status } = spawnSync(
  process.execPath,
  [path.join('node_modules', 'payload', 'bin.js'), 'migrate:create', ...process.argv.slice(2)],
  {
    cwd: project,
    stdio: 'inherit', // it asks whether a column was renamed
    env: {
      ...process.env,
      PAYLOAD_SECRET: 'only to load the configuration',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    },
  },
)
const created = [...files()].filter((name) => !before.has(name))
if (status === 0 && created.length === 1) {
  console.log(`Written: migrations/${created[0]}. Read it before you commit it.`)
} else {
  console.error('No migration was written: the configuration needs none, or the reason is above.')
  process.exit(1)
}
