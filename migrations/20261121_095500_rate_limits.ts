import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How often something was tried lately. It may be lost with a crash, so it is not written twice. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unlogged table rate_limits (
      key text primary key,
      hits timestamptz[] not null,
      ends_at timestamptz not null
    );
    create index rate_limits_ends_at on rate_limits (ends_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table rate_limits`)
}
