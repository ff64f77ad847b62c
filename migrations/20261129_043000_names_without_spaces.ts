import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An index of the few names in scripts without spaces (Han, Kana, Hangul, Thai …), of which a search reads all. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index search_names_without_spaces on search_names (collection) where folded ~
      '[\\u0e00-\\u0eff\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17ff\\u2e80-\\u9fff\\uac00-\\ud7ff\\uf900-\\ufaff\\U00020000-\\U0003ffff]'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index search_names_without_spaces`)
}
