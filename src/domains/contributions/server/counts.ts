import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { queryRows } from '@/foundation/payload/query-rows'
import { type Database, transactionOf } from '@/foundation/payload/transaction'
import {
  type HelpfulCollection,
  helpfulCollections,
  parseSubjectKey,
  ratingSources,
  type SubjectCollection,
  type SubjectRef,
  subjectCollections,
  subjectKey,
} from './subjects'

const published = (table: string, key: string | SQL) =>
  sql`from ${sql.identifier(table)} where target = ${key} and _status = 'published'`

/** Assignments that count a subject's likes and ratings; `key` is its subject key or SQL for it. */
function countColumns(collection: SubjectCollection, key: string | SQL) {
  const likes = sql`like_count = (select count(*) from likes where target = ${key})`
  const source = ratingSources[collection]
  if (!source) return likes
  return sql`
    ${likes},
    aggregate_rating_review_count = (select count(*) ${published('reviews', key)}),
    aggregate_rating_impression_count = (select count(*) ${published('impressions', key)}),
    aggregate_rating_average_rating = (select round(avg(rating), 2) ${published(source, key)})`
}

/** The columns with the average and the number of ratings of each rating source. */
const ratingColumns = {
  reviews: { average: sql`aggregate_rating_average_rating`, count: sql`aggregate_rating_review_count` },
  impressions: {
    average: sql`aggregate_rating_average_rating`,
    count: sql`aggregate_rating_impression_count`,
  },
}
const noRatings = { average: sql`null`, count: sql`null` }

/** Copies the counts of a subject, or of all subjects of a collection, to the list index. */
function updateListings(collection: SubjectCollection, condition = sql`true`) {
  const source = ratingSources[collection]
  const { average, count } = source ? ratingColumns[source] : noRatings
  return sql`
    update listings set
      like_count = subject.likes, average_rating = subject.average, rating_count = subject.ratings,
      card = card || jsonb_build_object(
        'likeCount', subject.likes, 'averageRating', subject.average, 'ratingCount', subject.ratings)
    from (
      select id, coalesce(like_count, 0)::int as likes, ${average}::float8 as average,
        coalesce(${count}::int, 0) as ratings
      from ${sql.identifier(collection)} where ${condition}
    ) as subject
    where collection = ${collection} and document = subject.id
      and (like_count, average_rating, rating_count) is distinct from (subject.likes, subject.average, subject.ratings)`
}

/**
 * Recounts the likes and ratings of a subject, in its document and in the list index. A separate statement locks the
 * row first, so that the next one sees what concurrent transactions have committed.
 * @param options `soft`: nothing but counts has changed, so its page may be served for another moment
 */
export async function recountSubject(
  req: PayloadRequest,
  subject: SubjectRef<SubjectCollection>,
  { withLists = true, soft = false } = {},
): Promise<void> {
  const { relationTo, value } = subject
  const db = await transactionOf(req)
  const table = sql.identifier(relationTo)
  // `for update` would wait for rows that refer to this one; `for no key update` only excludes other recounts.
  await db.execute(sql`select from ${table} where id = ${value} for no key update`)
  await db.execute(
    sql`update ${table} set ${countColumns(relationTo, subjectKey(subject))} where id = ${value}`,
  )
  if (withLists) await db.execute(updateListings(relationTo, sql`id = ${value}`))
  await expireTags(req, [tags.activity(relationTo, value), tags.api], { soft })
}

/** Recounts the helpful votes of an entry. */
export async function recountHelpful(
  req: PayloadRequest,
  entry: SubjectRef<HelpfulCollection>,
): Promise<void> {
  const db = await transactionOf(req)
  const table = sql.identifier(entry.relationTo)
  await db.execute(sql`select from ${table} where id = ${entry.value} for no key update`)
  const [row] = await queryRows<{ target: string }>(
    db,
    sql`
    update ${table} set helpful_count = (select count(*) from helpfuls where target = ${subjectKey(entry)})
    where id = ${entry.value} returning target`,
  )
  const subject = parseSubjectKey(String(row?.target))
  await expireTags(req, [tags.activity(subject.relationTo, subject.value), tags.api], { soft: true })
}

/** The counts of a row of a subject's table. */
const countsOf = (collection: SubjectCollection, row: string) => {
  const name = sql.identifier(row)
  if (!ratingSources[collection]) return sql`${name}.like_count`
  return sql`(${name}.like_count, ${name}.aggregate_rating_review_count, ${name}.aggregate_rating_impression_count, ${name}.aggregate_rating_average_rating)`
}

/**
 * Recounts everything while writes to likes, helpful votes, reviews and impressions wait.
 * @returns the number of wrong rows of each table
 */
export async function recountAll(db: Database): Promise<Record<string, number>> {
  const wrong: Record<string, number> = { listings: 0 }
  await db.execute(sql`lock table likes, helpfuls, reviews, impressions in share mode`)
  for (const collection of subjectCollections) {
    const table = sql.identifier(collection)
    const [row] = await queryRows<{ wrong: number }>(
      db,
      sql`
      with before as (select * from ${table}),
      after as (
        update ${table} as subject set ${countColumns(collection, sql`${`${collection}:`}::text || subject.id`)}
        returning subject.*
      )
      select count(*)::int as wrong from before join after using (id)
      where ${countsOf(collection, 'before')} is distinct from ${countsOf(collection, 'after')}`,
    )
    wrong[collection] = Number(row?.wrong)
    const { rowCount } = await db.execute(updateListings(collection))
    wrong.listings = Number(wrong.listings) + (rowCount ?? 0)
  }
  for (const collection of helpfulCollections) {
    const { rowCount } = await db.execute(sql`
      update ${sql.identifier(collection)} as entry set helpful_count = votes.total
      from (
        select id, (select count(*) from helpfuls where target = ${`${collection}:`}::text || entry.id) as total
        from ${sql.identifier(collection)} as entry
      ) as votes
      where entry.id = votes.id and entry.helpful_count is distinct from votes.total`)
    wrong[collection] = rowCount ?? 0
  }
  return wrong
}
