// `npm run migrate:create -- <name>`: Payload's own command, which may end well without having written anything.
import '../tools/local-server/node-version.mjs'
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { project } from '../tools/local-server/folders.ts'

const folder = path.join(project, 'migrations')
const files = () => new Set(readdirSync(folder).filter((name) => /^\d.*\.ts$/.test(name)))

const before = files()
const { status } = spawnSync(
  process.execPath,
  [path.join('node_modules', 'payload', 'bin.js'), 'migrate:create', ...process.argv.slice(2)],
  {
    cwd: project,
    stdio: 'inherit', // it asks, when a column may have been renamed
    env: {
      ...process.env,
      PAYLOAD_SECRET: 'only to load the configuration',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    },
  },
)
const fresh = [...files()].filter((name) => !before.has(name))
if (status === 0 && fresh.length === 1) {
  console.log(`Written: migrations/${fresh[0]}. Read it before you commit it.`)
} else {
  console.error(
    'No migration was written: either nothing in the configuration needs one, or the reason stands above.',
  )
  process.exit(1)
}
