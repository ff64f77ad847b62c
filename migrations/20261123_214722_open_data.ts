import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_species_red_list_red_list_category" AS ENUM('EX', 'EW', 'RE', 'CR', 'EN', 'VU', 'NT', 'LC', 'DD', 'NE');
  CREATE TYPE "public"."enum_species_red_list_scope" AS ENUM('global', 'europe', 'spain', 'portugal', 'mexico', 'brazil', 'argentina', 'chile');
  CREATE TYPE "public"."enum__species_red_list_v_red_list_category" AS ENUM('EX', 'EW', 'RE', 'CR', 'EN', 'VU', 'NT', 'LC', 'DD', 'NE');
  CREATE TYPE "public"."enum__species_red_list_v_scope" AS ENUM('global', 'europe', 'spain', 'portugal', 'mexico', 'brazil', 'argentina', 'chile');
  CREATE TYPE "public"."enum_open_data_licence" AS ENUM('CC-BY-4.0', 'CC-BY-SA-4.0', 'CC0-1.0');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'recordDataVersion' BEFORE 'runImport';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'recordDataVersion' BEFORE 'runImport';
  CREATE TABLE "species_red_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"red_list_category" "enum_species_red_list_red_list_category",
  	"scope" "enum_species_red_list_scope",
  	"year" numeric,
  	"source_id" uuid
  );
  
  CREATE TABLE "_species_red_list_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"red_list_category" "enum__species_red_list_v_red_list_category",
  	"scope" "enum__species_red_list_v_scope",
  	"year" numeric,
  	"source_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "dataversions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"data_version" varchar NOT NULL,
  	"species_count" numeric NOT NULL,
  	"reference_count" numeric NOT NULL,
  	"fingerprints" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dataversions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "open_data" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"licence" "enum_open_data_licence" DEFAULT 'CC-BY-4.0' NOT NULL,
  	"rights_holder" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "mushrooms" ADD COLUMN "specie_gbif" numeric;
  ALTER TABLE "mushrooms" ADD COLUMN "specie_wikidata" varchar;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_specie_gbif" numeric;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_specie_wikidata" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dataversions_id" uuid;
  ALTER TABLE "species_red_list" ADD CONSTRAINT "species_red_list_source_id_references_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_red_list" ADD CONSTRAINT "species_red_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_red_list_v" ADD CONSTRAINT "_species_red_list_v_source_id_references_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_red_list_v" ADD CONSTRAINT "_species_red_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dataversions_texts" ADD CONSTRAINT "dataversions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dataversions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "species_red_list_order_idx" ON "species_red_list" USING btree ("_order");
  CREATE INDEX "species_red_list_parent_id_idx" ON "species_red_list" USING btree ("_parent_id");
  CREATE INDEX "species_red_list_source_idx" ON "species_red_list" USING btree ("source_id");
  CREATE INDEX "_species_red_list_v_order_idx" ON "_species_red_list_v" USING btree ("_order");
  CREATE INDEX "_species_red_list_v_parent_id_idx" ON "_species_red_list_v" USING btree ("_parent_id");
  CREATE INDEX "_species_red_list_v_source_idx" ON "_species_red_list_v" USING btree ("source_id");
  CREATE INDEX "dataversions_data_version_idx" ON "dataversions" USING btree ("data_version");
  CREATE INDEX "dataversions_updated_at_idx" ON "dataversions" USING btree ("updated_at");
  CREATE INDEX "dataversions_created_at_idx" ON "dataversions" USING btree ("created_at");
  CREATE INDEX "dataversions_texts_order_parent" ON "dataversions_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dataversions_fk" FOREIGN KEY ("dataversions_id") REFERENCES "public"."dataversions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_dataversions_id_idx" ON "payload_locked_documents_rels" USING btree ("dataversions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "species_red_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_species_red_list_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dataversions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dataversions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_data" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "species_red_list" CASCADE;
  DROP TABLE "_species_red_list_v" CASCADE;
  DROP TABLE "dataversions" CASCADE;
  DROP TABLE "dataversions_texts" CASCADE;
  DROP TABLE "open_data" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dataversions_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'closeUnansweredOrders', 'deleteAbandonedUploads', 'deleteFailedJobs', 'deleteStaleCarts', 'deleteStrayFiles', 'expireAnnouncements', 'runImport', 'sendMail', 'sendStockNotices', 'updatePrices', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'closeUnansweredOrders', 'deleteAbandonedUploads', 'deleteFailedJobs', 'deleteStaleCarts', 'deleteStrayFiles', 'expireAnnouncements', 'runImport', 'sendMail', 'sendStockNotices', 'updatePrices', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_dataversions_id_idx";
  ALTER TABLE "mushrooms" DROP COLUMN "specie_gbif";
  ALTER TABLE "mushrooms" DROP COLUMN "specie_wikidata";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_specie_gbif";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_specie_wikidata";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dataversions_id";
  DROP TYPE "public"."enum_species_red_list_red_list_category";
  DROP TYPE "public"."enum_species_red_list_scope";
  DROP TYPE "public"."enum__species_red_list_v_red_list_category";
  DROP TYPE "public"."enum__species_red_list_v_scope";
  DROP TYPE "public"."enum_open_data_licence";`)
}
