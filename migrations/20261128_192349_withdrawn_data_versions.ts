import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "dataversions_locales" (
  	"withdrawal_reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "dataversions" ADD COLUMN "withdrawal_on" timestamp(3) with time zone;
  ALTER TABLE "dataversions_locales" ADD CONSTRAINT "dataversions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dataversions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "dataversions_locales_locale_parent_id_unique" ON "dataversions_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "dataversions_locales" CASCADE;
  ALTER TABLE "dataversions" DROP COLUMN "withdrawal_on";`)
}
