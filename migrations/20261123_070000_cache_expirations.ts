import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Expired cache tags, read by every process. `transaction` lets a reader find rows that were committed after its last
 * read, whatever their order; `purged_at` lets one process tell a CDN.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table cache_expirations (
      id bigint generated always as identity primary key,
      tag text not null,
      soft boolean not null,
      transaction xid8 not null default pg_current_xact_id(),
      expired_at timestamptz not null default now(),
      purged_at timestamptz
    );
    create index cache_expirations_transaction on cache_expirations (transaction);
    create index cache_expirations_expired_at on cache_expirations (expired_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table cache_expirations`)
}
