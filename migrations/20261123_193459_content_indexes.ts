import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Indexes of localized tables by their document, which Payload leaves out. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    do $$
    declare localized record;
    begin
      for localized in
        select table_name from information_schema.columns
        where table_schema = current_schema() and column_name = '_parent_id' and table_name like '%\\_locales'
      loop
        execute format('create index if not exists %I on %I (_parent_id)', left(localized.table_name, 50) || '_parent', localized.table_name);
      end loop;
    end $$`)
}

/** The tables take their indexes with them. */
export async function down(_args: MigrateDownArgs): Promise<void> {}
