import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '@/foundation/payload/transaction'

/** Rows of `listing_titles` that hold each of these words, wherever they stand, capitals and accents aside. */
export const titleHolds = (words: string) =>
  sql.join(
    words
      .trim()
      .split(/\s+/)
      .map((word) => sql`words like holding(${word})`),
    sql` and `,
  )

/** Enters a document's titles by language, in the place of those that stood there. */
export async function writeTitles(
  db: Database,
  { collection, ordinal }: { collection: string; ordinal: number },
  entries: readonly { locale: string; title: string }[],
): Promise<void> {
  const titles = entries.map(({ locale, title }) => ({ locale, title }))
  await db.execute(sql`
    insert into listing_titles
    select ${collection}, locale, ${ordinal}::int, folded(title)
    from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) as titled (locale text, title text)
    on conflict (collection, locale, ordinal) do update set words = excluded.words
    where listing_titles.words <> excluded.words`)
}

/** Takes the titles of what has left a list out of it. */
export async function removeTitles(db: Database, collection: string, ordinal: number): Promise<void> {
  await db.execute(sql`delete from listing_titles where collection = ${collection} and ordinal = ${ordinal}`)
}

/** Writes all titles anew from the rows, and tells how many had been wrong. */
export async function rewriteTitles(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`
    with wrong as (
      select collection, locale, ordinal, folded(title) as right_words
      from listings full join listing_titles using (collection, locale, ordinal)
      where folded(title) is distinct from words
    ),
    mended as (
      insert into listing_titles select * from wrong where right_words is not null
      on conflict (collection, locale, ordinal) do update set words = excluded.words
    ),
    cleared as (
      delete from listing_titles using wrong where right_words is null
        and (listing_titles.collection, listing_titles.locale, listing_titles.ordinal)
          = (wrong.collection, wrong.locale, wrong.ordinal)
    )
    select count(*)::int as wrong from wrong`)
  return Number(rows[0]?.wrong ?? 0)
}
