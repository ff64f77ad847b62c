import { sql } from '@payloadcms/db-postgres/drizzle'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'

/** Writes a document's title in each language. */
export async function writeTitles(
  db: Database,
  { collection, position }: { collection: string; position: number },
  entries: readonly { locale: string; title: string }[],
): Promise<void> {
  const titles = entries.map(({ locale, title }) => ({ locale, title }))
  await db.execute(sql`
    insert into listing_titles
    select ${collection}, locale, ${position}::int, fold_text(title)
    from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) as titled (locale text, title text)
    on conflict (collection, locale, position) do update set words = excluded.words
    where listing_titles.words <> excluded.words`)
}

/** Removes the titles of a document that has left the list. */
export async function removeTitles(db: Database, collection: string, position: number): Promise<void> {
  await db.execute(
    sql`delete from listing_titles where collection = ${collection} and position = ${position}`,
  )
}

/** Rebuilds all titles from `listings`. Returns how many differed. */
export async function rebuildTitles(db: Database): Promise<number> {
  const [row] = await queryRows<{ wrong: number }>(
    db,
    sql`
      with wrong as (
        select collection, locale, position, fold_text(title) as correct_words
        from listings full join listing_titles using (collection, locale, position)
        where fold_text(title) is distinct from words
      ),
      corrected as (
        insert into listing_titles select * from wrong where correct_words is not null
        on conflict (collection, locale, position) do update set words = excluded.words
      ),
      deleted as (
        delete from listing_titles using wrong where correct_words is null
          and (listing_titles.collection, listing_titles.locale, listing_titles.position)
            = (wrong.collection, wrong.locale, wrong.position)
      )
      select count(*)::int as wrong from wrong`,
  )
  return row?.wrong ?? 0
}
