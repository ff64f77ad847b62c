import { sql } from '@payloadcms/db-postgres/drizzle'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'

const staff = sql`select parent_id from users_roles where value in ('admin', 'editor')`

/**
 * Signs everybody out and makes the links of pending password resets invalid.
 * @returns how many people were signed in, and how many links were pending
 */
export async function endAllSessions(db: Database): Promise<{ people: number; links: number }> {
  const [signedIn] = await queryRows<{ people: number }>(
    db,
    sql`with ended as (delete from users_sessions returning _parent_id, expires_at)
      select count(distinct _parent_id)::int as people from ended where expires_at > now()`,
  )
  const [pending] = await queryRows<{ links: number }>(
    db,
    sql`with reset as (select id, reset_password_expiration as ends_at from users where reset_password_token is not null),
      cleared as (
        update users set reset_password_token = null, reset_password_expiration = null
        where id in (select id from reset) returning id)
      select count(*)::int as links from cleared join reset using (id) where ends_at > now()`,
  )
  return { people: signedIn?.people ?? 0, links: pending?.links ?? 0 }
}

/**
 * Makes the passwords of staff useless until they choose new ones. With another salt no password has the stored hash, and
 * signing in takes as long as before, so that the time tells nobody which accounts are concerned.
 * @returns how many accounts have no password now
 */
export async function voidStaffPasswords(db: Database): Promise<number> {
  const salt = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`
  const { rowCount } = await db.execute(sql`update users set salt = ${salt} where id in (${staff})`)
  return rowCount ?? 0
}
