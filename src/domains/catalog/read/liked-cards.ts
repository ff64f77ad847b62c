import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Cards, Listed } from '@/domains/catalog/collections'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

type Liked = { [C in Listed]: { collection: C; card: Cards[C] } }[Listed]

/** What the reader likes and everyone can see, in the reader's language, the latest first. */
export async function myLikes(
  { payload, user, locale }: Reader,
  { page, limit }: { page: number; limit: number },
): Promise<{ liked: Liked[]; total: number; pages: number }> {
  if (!user) return { liked: [], total: 0, pages: 1 }
  const db = databaseOf(payload)
  const mine = sql`
    from likes join listings
      on collection = split_part(target, ':', 1) and document = split_part(target, ':', 2)::uuid
    where user_id = ${user.id} and locale = ${locale}`
  const [counted, found] = await Promise.all([
    db.execute(sql`select count(*)::int as total ${mine}`),
    db.execute(
      sql`select collection, card ${mine} order by likes.created_at desc, likes.id limit ${limit} offset ${(page - 1) * limit}`,
    ),
  ])
  const total = Number(counted.rows[0]?.total ?? 0)
  return { liked: found.rows as unknown as Liked[], total, pages: Math.max(1, Math.ceil(total / limit)) }
}
