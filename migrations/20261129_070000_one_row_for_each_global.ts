import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const tables = [
  'announcements',
  'encyclopedia_page',
  'footer',
  'growing_page',
  'home_page',
  'market_page',
  'navigation',
  'open_data',
  'operator',
  'poison_lines',
  'search_rules',
]

/** Globals that were saved for the first time twice at once were stored twice; the row that was saved last stays. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of tables) {
    const name = sql.identifier(table)
    await db.execute(
      sql`delete from ${name} where id <> (select id from ${name} order by updated_at desc nulls last limit 1)`,
    )
    await db.execute(sql`create unique index ${sql.identifier(`${table}_single`)} on ${name} ((true))`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of tables) await db.execute(sql`drop index ${sql.identifier(`${table}_single`)}`)
}
