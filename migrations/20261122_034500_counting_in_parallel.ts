import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Counting passes over all bits at once and may be shared among processes: the aggregates say that they allow it, and
 * how many runs of ordinals there are is known to the planner. Nothing looks for the bits of one run any more.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    do $$ begin
      execute format(
        'create or replace aggregate marked(integer, integer) (sfunc = set_bit, stype = bit, combinefunc = bitor, initcond = %L, parallel = safe)',
        repeat('0', 8192));
    end $$;
    create or replace aggregate joined_bits(bit varying) (sfunc = bitcat, stype = bit varying, initcond = '', parallel = safe);
    create statistics listings_runs on (ordinal >> 13) from listings;
    drop index listing_bits_by_segment`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create index listing_bits_by_segment on listing_bits (segment);
    drop statistics listings_runs;
    create or replace aggregate joined_bits(bit varying) (sfunc = bitcat, stype = bit varying, initcond = '', parallel = unsafe);
    do $$ begin
      execute format(
        'create or replace aggregate marked(integer, integer) (sfunc = set_bit, stype = bit, initcond = %L, parallel = unsafe)',
        repeat('0', 8192));
    end $$`)
}
