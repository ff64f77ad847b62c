import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_decisions_verdict" ADD VALUE 'kept';
  ALTER TYPE "public"."enum_decisions_verdict" ADD VALUE 'deleted';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "decisions" WHERE "verdict" IN ('kept', 'deleted');
  ALTER TABLE "decisions" ALTER COLUMN "verdict" SET DATA TYPE text;
  DROP TYPE "public"."enum_decisions_verdict";
  CREATE TYPE "public"."enum_decisions_verdict" AS ENUM('published', 'declined', 'takenDown');
  ALTER TABLE "decisions" ALTER COLUMN "verdict" SET DATA TYPE "public"."enum_decisions_verdict" USING "verdict"::"public"."enum_decisions_verdict";`)
}
