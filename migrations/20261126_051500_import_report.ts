import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The first imports stored a list of faults alone.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table "imports" rename column "faults" to "report";
    update "imports" set "report" = jsonb_build_object('faults', "report") where jsonb_typeof("report") = 'array';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table "imports" rename column "report" to "faults";`)
}
