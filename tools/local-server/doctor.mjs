// `npm run doctor`: checks what this machine has and lacks, one line each. Exits with 1 when a requirement is missing.
import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import path from 'node:path'
import { isInstalled, npm } from './install.mjs'
import { importTypeScript } from './run.mjs'

const requiredGigabytes = 3 // packages, the build and a database with room to grow

/** @param {boolean} ok @param {string} name @param {string} text */
function print(ok, name, text) {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(17)} ${text}`)
  if (!ok) process.exitCode = 1
}

const { command, args } = npm()
const { stdout, status } = spawnSync(command, [...args, '--version'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const { bavail, bsize } = statfsSync(import.meta.dirname)
const gigabytes = (bavail * bsize) / 1e9

print(true, 'Node.js', process.versions.node)
print(status === 0, 'npm', status === 0 ? stdout.trim() : 'not found')
print(
  gigabytes >= requiredGigabytes,
  'Disk space',
  `${gigabytes.toFixed(1)} GB free, ${requiredGigabytes} GB needed`,
)
if (isInstalled()) {
  print(true, 'Packages', 'installed')
  await importTypeScript(path.join(import.meta.dirname, 'doctor.ts'))
} else {
  console.log(`– ${'Packages'.padEnd(17)} not installed; npm start installs them, then there are more checks`)
}
