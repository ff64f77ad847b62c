import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How dangerous a listed species is, so that its list can be sorted by it: 0 for deadly, as `dangerRank` counts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table listings add column danger_rank smallint;
    update listings set danger_rank = array_position(
      '{deadly,poisonous,psychoactive,allergenic,caution,unknown,unpalatable,inedible,edible,choice}'::text[],
      card ->> 'edibility') - 1
    where collection = 'mushrooms';
    create index listings_by_danger on listings (collection, danger_rank, title, position)
      where locale = 'en'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index listings_by_danger;
    alter table listings drop column danger_rank`)
}
