import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Cards, Listed } from '@/domains/catalog/collections'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

type LikedCard = { [C in Listed]: { collection: C; card: Cards[C] } }[Listed]

interface LikedPage {
  liked: LikedCard[]
  total: number
  /** At least 1. */
  pages: number
}

/** The public documents that the current user likes, in the user's language, last liked first. */
export async function getLikedCards(
  { payload, user, locale }: Reader,
  { page, limit }: { page: number; limit: number },
): Promise<LikedPage> {
  if (!user) return { liked: [], total: 0, pages: 1 }
  const db = databaseOf(payload)
  const liked = sql`
    from likes join listings
      on collection = split_part(target, ':', 1) and document = split_part(target, ':', 2)::uuid
    where user_id = ${user.id} and locale = ${locale}`
  const [[count], cards] = await Promise.all([
    queryRows<{ total: number }>(db, sql`select count(*)::int as total ${liked}`),
    queryRows<LikedCard>(
      db,
      sql`select collection, card ${liked} order by likes.created_at desc, likes.id limit ${limit} offset ${(page - 1) * limit}`,
    ),
  ])
  const total = count?.total ?? 0
  return { liked: cards, total, pages: Math.max(1, Math.ceil(total / limit)) }
}
