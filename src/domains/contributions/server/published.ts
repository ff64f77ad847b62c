import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { type SubjectCollection, type SubjectRef, subjectKey } from './subjects'

/** Who wrote something, as everyone sees it. Null where it is anonymous or the account is gone. */
export interface PublicProfile {
  name: string | null
  avatar: string | null
}

/** What everything that members wrote has in common, as pages show it. */
export interface Entry {
  id: string
  author: PublicProfile | null
  text: string
  /** The language that it was written in. */
  locale: string
  createdAt: string
  /** Made up, and said so. */
  sample: boolean
}

/** Who wrote an entry, as its byline shows them. */
export function bylineOf({ author, sample }: Entry) {
  return { name: author?.name ?? null, avatar: author?.avatar ? { url: author.avatar } : null, sample }
}

/** What is rated besides. */
export interface RatedEntry extends Entry {
  headline: string
  rating: number
  helpfulCount: number
}

export interface EntryQuery {
  item: SubjectRef<SubjectCollection>
  /** Place of the first, from 0. */
  from: number
  count: number
}

export interface RatedQuery extends EntryQuery {
  sort: 'newest' | 'helpful'
  /** Those with so many stars alone. */
  stars?: number
}

export interface EntryPage<One> {
  entries: One[]
  /** How many there are altogether. */
  total: number
}

/** Where an uploaded file is served. Null stays null. */
export const fileUrl = (filename: SQL) =>
  sql`('/api/media/file/' || replace(replace(${filename}, '%', '%25'), ' ', '%20'))`

const face = sql`
  (select jsonb_build_object(
     'name', coalesce(nullif(users.alias, ''), nullif(users.name, '')),
     'avatar', (select ${fileUrl(sql`coalesce(sizes_card_filename, filename)`)} from media where media.id = users.avatar_id))
   from users where users.id = entry.user_id)`

const shared = {
  reviews: sql`review as text, case when anonymous then null else ${face} end as author, headline, rating::int as rating, helpful_count::int as "helpfulCount"`,
  impressions: sql`impression as text, case when anonymous then null else ${face} end as author, headline, rating::int as rating, helpful_count::int as "helpfulCount"`,
  comments: sql`comment as text, ${face} as author`,
}

const orders = {
  newest: sql`created_at desc, id`,
  helpful: sql`helpful_count desc, created_at desc, id`,
}

/** Some of what is published about a thing; `more` are further columns of `entry`. */
export async function publishedEntries<One extends Entry>(
  { payload }: Reader,
  table: keyof typeof shared,
  { item, from, count, sort = 'newest', stars }: EntryQuery & Partial<RatedQuery>,
  more: SQL = sql``,
): Promise<EntryPage<One>> {
  const db = databaseOf(payload)
  const matching = sql`from ${sql.identifier(table)} as entry
    where target = ${subjectKey(item)} and _status = 'published' ${stars ? sql`and rating = ${stars}` : sql``}`
  const [counted, found] = await Promise.all([
    db.execute(sql`select count(*)::int as total ${matching}`),
    db.execute(sql`
      select id, locale, to_json(created_at) as "createdAt",
        coalesce((select sample from users where users.id = entry.user_id), false) as sample, ${shared[table]} ${more}
      ${matching} order by ${orders[sort]} limit ${count} offset ${from}`),
  ])
  return { entries: found.rows as unknown as One[], total: Number(counted.rows[0]?.total ?? 0) }
}

/** How something is rated: with no rating, the average is null. */
export interface RatingOverview {
  average: number | null
  count: number
  /** How many gave one star, two, … five. */
  stars: [number, number, number, number, number]
}

/** How many stars a thing has been given, and how often each. */
export async function ratings(
  { payload }: Reader,
  table: 'reviews' | 'impressions',
  item: SubjectRef<SubjectCollection>,
): Promise<RatingOverview> {
  const { rows } = await databaseOf(payload).execute(sql`
    select rating::int as stars, count(*)::int as people from ${sql.identifier(table)}
    where target = ${subjectKey(item)} and _status = 'published' group by rating`)
  const stars: RatingOverview['stars'] = [0, 0, 0, 0, 0]
  for (const row of rows) stars[Number(row.stars) - 1] = Number(row.people)
  const count = stars.reduce((sum, people) => sum + people, 0)
  const sum = stars.reduce((total, people, place) => total + people * (place + 1), 0)
  return { average: count === 0 ? null : sum / count, count, stars }
}
