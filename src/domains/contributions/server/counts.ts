import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { expireAfterResponse } from '@/foundation/cache/expire'
import { tags } from '@/foundation/cache/tags'
import { type Database, transactionOf } from '@/foundation/payload/transaction'
import {
  helpfulFor,
  items,
  parseSubjectKey,
  type SubjectCollection,
  type SubjectRef,
  subjectCollections,
  subjectKey,
} from './subjects'

const published = (table: string, target: unknown) =>
  sql`from ${sql.identifier(table)} where target = ${target} and _status = 'published'`

/** The values an item's counts should have, as SQL that sets them; `target` is its word, or SQL for it. */
function counted(collection: SubjectCollection, target: unknown) {
  return sql`
    like_count = (select count(*) from likes where target = ${target}),
    aggregate_rating_review_count = (select count(*) ${published('reviews', target)}),
    aggregate_rating_impression_count = (select count(*) ${published('impressions', target)}),
    aggregate_rating_average_rating = (select round(avg(rating), 2) ${published(items[collection].ratedBy, target)})`
}

/** Has the lists' rows of an item, or of all items of a collection, say what the items say. */
function listed(collection: SubjectCollection, which = sql`true`) {
  const count =
    items[collection].ratedBy === 'reviews'
      ? sql`aggregate_rating_review_count`
      : sql`aggregate_rating_impression_count`
  return sql`
    update listings set
      like_count = item.likes, average_rating = item.average, rating_count = item.ratings,
      card = card || jsonb_build_object('likeCount', item.likes, 'averageRating', item.average, 'ratingCount', item.ratings)
    from (
      select id, coalesce(like_count, 0)::int as likes, aggregate_rating_average_rating::float8 as average,
        coalesce(${count}, 0)::int as ratings
      from ${sql.identifier(collection)} where ${which}
    ) as item
    where collection = ${collection} and document = item.id
      and (like_count, average_rating, rating_count) is distinct from (item.likes, item.average, item.ratings)`
}

/**
 * Counts an item's likes and ratings anew, for itself and for lists.
 * The row is locked first, in a statement of its own: the next one then sees what all others before have committed.
 */
export async function recountSubject(
  req: PayloadRequest,
  item: SubjectRef<SubjectCollection>,
  { withLists = true } = {},
): Promise<void> {
  const db = await transactionOf(req)
  const table = sql.identifier(item.relationTo)
  // The weakest lock that keeps others from counting: a stronger one would wait for rows that refer to this one.
  await db.execute(sql`select from ${table} where id = ${item.value} for no key update`)
  await db.execute(
    sql`update ${table} set ${counted(item.relationTo, subjectKey(item))} where id = ${item.value}`,
  )
  if (withLists) await db.execute(listed(item.relationTo, sql`id = ${item.value}`))
  await expireAfterResponse([tags.document(item.relationTo, item.value), tags.list(item.relationTo)])
}

type Markable = (typeof helpfulFor)[number]

/** Counts anew how many found an entry helpful. */
export async function recountHelpful(req: PayloadRequest, entry: SubjectRef<Markable>): Promise<void> {
  const db = await transactionOf(req)
  const table = sql.identifier(entry.relationTo)
  await db.execute(sql`select from ${table} where id = ${entry.value} for no key update`)
  const { rows } = await db.execute(sql`
    update ${table} set helpful_count = (select count(*) from helpfuls where target = ${subjectKey(entry)})
    where id = ${entry.value} returning target`)
  const item = parseSubjectKey(String(rows[0]?.target))
  await expireAfterResponse([tags.document(item.relationTo, item.value)])
}

const countsOf = (row: string) => {
  const of = sql.identifier(row)
  return sql`(${of}.like_count, ${of}.aggregate_rating_review_count, ${of}.aggregate_rating_impression_count, ${of}.aggregate_rating_average_rating)`
}

/** Counts everything anew and tells how many rows of each table had been wrong. Nobody likes or publishes meanwhile. */
export async function recountAll(db: Database): Promise<Record<string, number>> {
  const wrong: Record<string, number> = { listings: 0 }
  await db.execute(sql`lock table likes, helpfuls, reviews, impressions in share mode`)
  for (const collection of subjectCollections) {
    const table = sql.identifier(collection)
    const { rows } = await db.execute(sql`
      with before as (select * from ${table}),
      after as (update ${table} as item set ${counted(collection, sql`${`${collection}:`}::text || item.id`)} returning item.*)
      select count(*)::int as wrong from before join after using (id)
      where ${countsOf('before')} is distinct from ${countsOf('after')}`)
    wrong[collection] = Number(rows[0]?.wrong)
    const { rowCount } = await db.execute(listed(collection))
    wrong.listings = Number(wrong.listings) + (rowCount ?? 0)
  }
  for (const collection of helpfulFor) {
    const { rowCount } = await db.execute(sql`
      update ${sql.identifier(collection)} as entry set helpful_count = marks.total
      from (
        select id, (select count(*) from helpfuls where target = ${`${collection}:`}::text || entry.id) as total
        from ${sql.identifier(collection)} as entry
      ) as marks
      where entry.id = marks.id and entry.helpful_count is distinct from marks.total`)
    wrong[collection] = rowCount ?? 0
  }
  return wrong
}
