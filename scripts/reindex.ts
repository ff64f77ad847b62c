// Rewrites every list entry from the documents and prints how many were wrong.
import { getPayload } from 'payload'
import { reindex } from '../src/domains/catalog/write/reindex'
import config from '../src/payload.config'

const payload = await getPayload({ config, disableOnInit: true })
const { documents, differences } = await reindex(payload)
console.log(`${documents} documents listed; ${differences} entries had to be put right.`)
await payload.destroy()
process.exit(0)
