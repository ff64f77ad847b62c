import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "operator" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"legal_form" varchar,
  	"address" varchar,
  	"email" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "mushrooms" ADD COLUMN "check_by" varchar;
  ALTER TABLE "mushrooms" ADD COLUMN "check_on" timestamp(3) with time zone;
  ALTER TABLE "mushrooms" ADD COLUMN "check_sources" numeric;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_check_by" varchar;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_check_on" timestamp(3) with time zone;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_check_sources" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "operator" CASCADE;
  ALTER TABLE "mushrooms" DROP COLUMN "check_by";
  ALTER TABLE "mushrooms" DROP COLUMN "check_on";
  ALTER TABLE "mushrooms" DROP COLUMN "check_sources";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_check_by";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_check_on";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_check_sources";`)
}
