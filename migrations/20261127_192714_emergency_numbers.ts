import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Marks emergency numbers, and removes the hours of the lines that the site started with: nobody has checked them.
 * Hours of numbers that an editor has checked stay.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_poison_line_kinds" AS ENUM('poison-centre', 'emergency-number');
  ALTER TABLE "poison_lines_lines" ADD COLUMN "kind" "enum_poison_line_kinds" DEFAULT 'poison-centre' NOT NULL;
  UPDATE "poison_lines_lines" SET "kind" = 'emergency-number'
    WHERE "number" IN ('911', '112', '999', '107', '131', '123', '106', '105', '192', '144');
  UPDATE "poison_lines_lines_locales" AS texts SET "hours" = NULL
    FROM "poison_lines_lines" AS lines
    WHERE texts."_parent_id" = lines."id" AND lines."checked_on" IS NULL
      AND texts."hours" IN ('24 hours', '24 horas')
      AND (lines."country", lines."number") IN (
        ('US', '1-800-222-1222'), ('ES', '915 620 420'), ('ES', '112'), ('MX', '911'), ('AR', '107'),
        ('CL', '131'), ('CO', '123'), ('PT', '800 250 250')
      );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "poison_lines_lines" DROP COLUMN "kind";
  DROP TYPE "public"."enum_poison_line_kinds";`)
}
