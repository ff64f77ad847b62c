import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When the document of a listing was last changed, for sitemaps and feeds. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table listings add column updated_at timestamptz not null default now();
    update listings set updated_at = published_at`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table listings drop column updated_at`)
}
