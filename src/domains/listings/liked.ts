import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Reader } from '../../foundation/payload/reader'
import { databaseOf } from '../../foundation/payload/transaction'
import type { Cards, Listed } from './collections'

export interface LikedCard {
  like: string
  collection: Listed
  card: Cards[Listed]
}

/** Likes on a page of one's own. */
export const likesOnPage = 100

/** What the reader likes, the latest first; of what is no longer published, nothing is shown. */
export async function ownLikes(
  { payload, user, locale }: Reader,
  page = 1,
): Promise<{ liked: LikedCard[]; total: number; pages: number }> {
  if (!user) return { liked: [], total: 0, pages: 1 }
  const mine = sql`from likes join listings
      on collection = split_part(target, ':', 1) and document = split_part(target, ':', 2)::uuid and listings.locale = ${locale}
    where user_id = ${user.id}`
  const db = databaseOf(payload)
  const [counted, found] = await Promise.all([
    db.execute(sql`select count(*)::int as total ${mine}`),
    db.execute(sql`
      select likes.id as like, collection, card ${mine}
      order by likes.created_at desc, likes.id limit ${likesOnPage} offset ${(page - 1) * likesOnPage}`),
  ])
  const total = Number(counted.rows[0]?.total ?? 0)
  return {
    liked: found.rows as unknown as LikedCard[],
    total,
    pages: Math.max(1, Math.ceil(total / likesOnPage)),
  }
}
