// `npm run doctor`: checks what this machine has and lacks, one line each. Exits with 1 when a requirement is missing.
import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { isInstalled, npm } from './install.mjs'
import { importTypeScript } from './run.mjs'

const { command, args } = npm()
const shell = process.platform === 'win32'
const { stdout, status } = spawnSync(command, [...args, '--version'], { encoding: 'utf8', shell })
console.log(`✓ Node.js           ${process.versions.node}`)
console.log(status === 0 ? `✓ npm               ${stdout.trim()}` : '✗ npm               not found')
if (process.env.AS_BUILT === '1' || isInstalled()) {
  const { checkMachine } = await importTypeScript(path.join(import.meta.dirname, 'doctor.ts'))
  process.exit((await checkMachine()) && status === 0 ? 0 : 1)
}
console.log('– Packages          not installed; npm start installs them, then there are more checks')
process.exit(status === 0 ? 0 : 1)
