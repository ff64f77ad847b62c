// Rewrites every entry of the list index and of the search index from the documents and prints how many were wrong.
import { getPayload } from 'payload'
import { reindex } from '../src/domains/catalog/write/reindex'
import { reindexSearch } from '../src/domains/search/write/reindex'
import config from '../src/payload.config'

const payload = await getPayload({ config, disableOnInit: true })
const { documents, differences } = await reindex(payload)
console.log(`${documents} documents listed; ${differences} entries had to be put right.`)
const outdated = await reindexSearch(payload)
console.log(`${outdated} entries of the search had to be put right.`)
await payload.destroy()
process.exit(0)
