// `npm run coverage`: by field, how many published species record it.
import { getPayload } from 'payload'
import { readCoverage } from '../src/domains/panel/coverage'
import config from '../src/payload.config'

const payload = await getPayload({ config, disableOnInit: true })
const { species, fields, incomplete } = await readCoverage(payload)
console.log(`${species} species, ${species - incomplete.length} of them complete`)
for (const { name, recorded, concerned } of fields)
  console.log(`${name.padEnd(20)} ${String(recorded).padStart(6)} of ${concerned}`)
await payload.destroy()
process.exit(0)
