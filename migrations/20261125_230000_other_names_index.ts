import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An index without species and goods, so that a search finds other names however many of those match. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index search_names_others on search_names using gin (words)
      where collection not in ('mushrooms', 'products')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index search_names_others`)
}
