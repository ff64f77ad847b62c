import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_growingguides_container" ADD VALUE 'dish';
  ALTER TYPE "public"."enum__growingguides_v_version_container" ADD VALUE 'dish';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "growingguides" ALTER COLUMN "container" SET DATA TYPE text;
  UPDATE "growingguides" SET "container" = null WHERE "container" = 'dish';
  DROP TYPE "public"."enum_growingguides_container";
  CREATE TYPE "public"."enum_growingguides_container" AS ENUM('bag', 'block', 'bucket', 'jar', 'log', 'bed', 'crate');
  ALTER TABLE "growingguides" ALTER COLUMN "container" SET DATA TYPE "public"."enum_growingguides_container" USING "container"::"public"."enum_growingguides_container";
  ALTER TABLE "_growingguides_v" ALTER COLUMN "version_container" SET DATA TYPE text;
  UPDATE "_growingguides_v" SET "version_container" = null WHERE "version_container" = 'dish';
  DROP TYPE "public"."enum__growingguides_v_version_container";
  CREATE TYPE "public"."enum__growingguides_v_version_container" AS ENUM('bag', 'block', 'bucket', 'jar', 'log', 'bed', 'crate');
  ALTER TABLE "_growingguides_v" ALTER COLUMN "version_container" SET DATA TYPE "public"."enum__growingguides_v_version_container" USING "version_container"::"public"."enum__growingguides_v_version_container";`)
}
