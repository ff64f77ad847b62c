// `npm run end-sessions [-- --staff-passwords]`: signs everybody out and makes the links of pending password resets
// invalid; with the option also the passwords of editors and administrators, who then need "Forgot your password?".
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { endAllSessions, voidStaffPasswords } from '../src/domains/users/end-sessions'
import { inTransaction } from '../src/foundation/payload/in-transaction'
import { transactionOf } from '../src/foundation/payload/transaction'
import config from '../src/payload.config'

const { values } = parseArgs({ options: { 'staff-passwords': { type: 'boolean', default: false } } })

const payload = await getPayload({ config, disableOnInit: true })
const { people, links, accounts } = await inTransaction(payload, async (req) => {
  const db = await transactionOf(req)
  // First, because who knows a password could sign in again.
  const accounts = values['staff-passwords'] ? await voidStaffPasswords(db) : 0
  return { ...(await endAllSessions(db)), accounts }
})
console.log(
  `Accounts that were signed out: ${people}. Links for a new password that are invalid now: ${links}.`,
)
if (values['staff-passwords']) console.log(`Accounts of staff that need a new password: ${accounts}.`)
await payload.destroy()
process.exit(0)
