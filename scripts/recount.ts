// Recounts likes, ratings and helpful votes and prints how many were wrong. With `--check` it exits with
// 1 if any was.
import { getPayload } from 'payload'
import { recountAll } from '../src/domains/contributions/server/counts'
import { inTransaction } from '../src/foundation/payload/in-transaction'
import { transactionOf } from '../src/foundation/payload/transaction'
import config from '../src/payload.config'

const payload = await getPayload({ config, disableOnInit: true })
const wrong = await inTransaction(payload, async (req) => recountAll(await transactionOf(req)))
const total = Object.values(wrong).reduce((sum, count) => sum + count, 0)
for (const [table, count] of Object.entries(wrong)) console.log(`${table}: ${count} had to be put right.`)
await payload.destroy()
process.exit(process.argv.includes('--check') && total > 0 ? 1 : 0)
