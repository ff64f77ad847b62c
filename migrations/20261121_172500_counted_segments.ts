import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Counting starts from the segments in which anything is left, not from every facet's bits. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index listing_bits_by_segment on listing_bits (segment)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index listing_bits_by_segment`)
}
