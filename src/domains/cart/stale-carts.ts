import { sql } from '@payloadcms/db-postgres/drizzle'
import type { TaskConfig } from 'payload'
import { databaseOf } from '@/foundation/payload/transaction'
import { guestCartDays } from './cart-owner'

/** Deletes the carts of guests whose cookies have expired, once a day. Their lines go with them. */
export const deleteStaleCartsTask: TaskConfig<'deleteStaleCarts'> = {
  slug: 'deleteStaleCarts',
  schedule: [{ cron: '40 3 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await databaseOf(req.payload).execute(sql`
      delete from carts
      where guest is not null and updated_at < now() - make_interval(days => ${guestCartDays}::int)`)
    return { output: {} }
  },
}
