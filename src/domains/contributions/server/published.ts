import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { type SubjectCollection, type SubjectRef, subjectKey } from './subjects'

/** An author as everyone sees them. */
export interface PublicProfile {
  name: string | null
  avatar: string | null
}

/** The fields of published reviews, impressions and comments. */
export interface Entry {
  id: string
  /** Null if the entry is anonymous or the account is deleted. */
  author: PublicProfile | null
  text: string
  /** The language that it is written in. */
  locale: string
  createdAt: string
  /** Whether it is sample content, which pages label. */
  sample: boolean
}

/** The props of an entry's byline. */
export function bylineOf({ author, sample }: Entry) {
  return { name: author?.name ?? null, avatar: author?.avatar ? { url: author.avatar } : null, sample }
}

export interface RatedEntry extends Entry {
  headline: string
  rating: number
  helpfulCount: number
}

export interface EntryQuery {
  subject: SubjectRef<SubjectCollection>
  /** Offset of the first entry, from 0. */
  from: number
  count: number
}

export interface RatedQuery extends EntryQuery {
  sort: 'newest' | 'helpful'
  /** Filters by rating. */
  stars?: number
}

export interface EntryPage<One> {
  entries: One[]
  /** The number of entries on all pages. */
  total: number
}

/** The URL path of an uploaded file; null stays null. */
export const fileUrl = (filename: SQL) =>
  sql`('/api/media/file/' || replace(replace(${filename}, '%', '%25'), ' ', '%20'))`

const profile = sql`
  (select jsonb_build_object(
     'name', coalesce(nullif(users.alias, ''), nullif(users.name, '')),
     'avatar', (select ${fileUrl(sql`coalesce(sizes_card_filename, filename)`)} from media where media.id = users.avatar_id))
   from users where users.id = entry.user_id)`

/** The fields of a comment that differ from those of other entries, selected from `entry`. */
export const commentColumns = sql`comment as text, ${profile} as author`

const columns = {
  reviews: sql`review as text, case when anonymous then null else ${profile} end as author, headline, rating::int as rating, helpful_count::int as "helpfulCount"`,
  impressions: sql`impression as text, case when anonymous then null else ${profile} end as author, headline, rating::int as rating, helpful_count::int as "helpfulCount"`,
  comments: commentColumns,
}

/** The fields of every entry, selected from `entry`. */
export const commonColumns = sql`
  entry.id, entry.locale, to_json(entry.created_at) as "createdAt",
  coalesce((select sample from users where users.id = entry.user_id), false) as sample`

const orders = {
  newest: sql`created_at desc, id`,
  helpful: sql`helpful_count desc, created_at desc, id`,
}

/** One page of the published entries about a subject; `moreColumns` are selected from `entry`. */
export async function publishedEntries<One extends Entry>(
  { payload, locale }: Reader,
  table: keyof typeof columns,
  { subject, from, count, sort = 'newest', stars }: EntryQuery & Partial<RatedQuery>,
  moreColumns: SQL = sql``,
): Promise<EntryPage<One>> {
  const db = databaseOf(payload)
  const matching = sql`from ${sql.identifier(table)} as entry
    where target = ${subjectKey(subject)} and _status = 'published' ${stars ? sql`and rating = ${stars}` : sql``}`
  const [counts, entries] = await Promise.all([
    queryRows<{ total: number }>(db, sql`select count(*)::int as total ${matching}`),
    queryRows<One>(
      db,
      sql`
      select ${commonColumns}, ${columns[table]} ${moreColumns}
      ${matching} order by locale::text = ${locale} desc, ${orders[sort]} limit ${count} offset ${from}`,
    ),
  ])
  return { entries, total: counts[0]?.total ?? 0 }
}

/** The number of published entries about a subject, by kind. */
export async function countEntries(
  { payload }: Reader,
  subject: SubjectRef<SubjectCollection>,
): Promise<Record<keyof typeof columns, number>> {
  const count = (table: keyof typeof columns) => sql`(
    select count(*)::int from ${sql.identifier(table)}
    where target = ${subjectKey(subject)} and _status = 'published') as ${sql.identifier(table)}`
  const [counts] = await queryRows<Record<keyof typeof columns, number>>(
    databaseOf(payload),
    sql`select ${count('reviews')}, ${count('impressions')}, ${count('comments')}`,
  )
  return counts ?? { reviews: 0, impressions: 0, comments: 0 }
}

/** The ratings of a subject. */
export interface RatingOverview {
  /** Null without ratings. */
  average: number | null
  count: number
  /** The number of ratings with one star, two … five. */
  stars: [number, number, number, number, number]
}

export async function ratingOverview(
  { payload }: Reader,
  table: 'reviews' | 'impressions',
  subject: SubjectRef<SubjectCollection>,
): Promise<RatingOverview> {
  const rows = await queryRows<{ stars: number; people: number }>(
    databaseOf(payload),
    sql`
    select rating::int as stars, count(*)::int as people from ${sql.identifier(table)}
    where target = ${subjectKey(subject)} and _status = 'published' group by rating`,
  )
  const stars: RatingOverview['stars'] = [0, 0, 0, 0, 0]
  for (const row of rows) stars[row.stars - 1] = row.people
  const count = stars.reduce((sum, people) => sum + people, 0)
  const sum = stars.reduce((total, people, index) => total + people * (index + 1), 0)
  return { average: count === 0 ? null : sum / count, count, stars }
}
