import { sql } from '@payloadcms/db-postgres/drizzle'
import type { GlobalBeforeOperationHook, Plugin } from 'payload'
import { isStaff } from '@/foundation/payload/access'
import { transactionOf } from '@/foundation/payload/transaction'

/** Lets a save of a global wait for the one before: Payload reads what is stored first, and would store it twice. */
const waitForOthers: GlobalBeforeOperationHook = async ({ global, operation, overrideAccess, req }) => {
  if (operation !== 'update' || !(overrideAccess || isStaff(req.user))) return
  const db = await transactionOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`global ${global.slug}`}, 0))`)
}

/** Saves of the same global come one after another. */
export const savesOfGlobals: Plugin = (config) => ({
  ...config,
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: { ...global.hooks, beforeOperation: [waitForOthers, ...(global.hooks?.beforeOperation ?? [])] },
  })),
})
