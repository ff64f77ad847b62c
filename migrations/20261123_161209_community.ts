import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_species_findings" AS ENUM('helped', 'no-difference', 'unclear', 'not-studied');
  CREATE TYPE "public"."enum_product_condition" AS ENUM('new', 'asNew', 'used', 'forParts');
  CREATE TYPE "public"."enum_product_drawing" AS ENUM('crate', 'foraged', 'covered-basket', 'grow-block', 'grow-log', 'grow-bucket', 'grow-bags', 'logs', 'sack', 'reagent', 'slide-box', 'straw-hat', 'brimmed-hat', 'knife-roll', 'mesh-bag', 'cool-bag', 'tent', 'cabinet', 'rack', 'gauge', 'sensor', 'still-air-box', 'filters', 'drum');
  CREATE TYPE "public"."enum_stocknotices_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_saveditems_list" AS ENUM('finds', 'cook', 'grow');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'deleteStaleCarts' BEFORE 'deleteStrayFiles';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendStockNotices' BEFORE 'updatePrices';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'deleteStaleCarts' BEFORE 'deleteStrayFiles';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendStockNotices' BEFORE 'updatePrices';
  CREATE TABLE "glossary" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glossary_locales" (
  	"term" varchar NOT NULL,
  	"definition" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "glossary_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "stocknotices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"product_id" uuid NOT NULL,
  	"user_id" uuid,
  	"email" varchar NOT NULL,
  	"locale" "enum_stocknotices_locale" NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saveditems" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid,
  	"list" "enum_saveditems_list" NOT NULL,
  	"species_id" uuid,
  	"found_on" timestamp(3) with time zone,
  	"place" varchar,
  	"picture_id" uuid,
  	"note" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "poison_lines_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar DEFAULT 'US' NOT NULL,
  	"number" varchar NOT NULL,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "poison_lines_lines_locales" (
  	"hours" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "poison_lines" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "carts" ALTER COLUMN "user_id" DROP NOT NULL;
  ALTER TABLE "species_helps_with" ADD COLUMN "finding" "enum_species_findings";
  ALTER TABLE "species_helps_with_locales" ADD COLUMN "population" varchar;
  ALTER TABLE "mushrooms" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "_species_helps_with_v" ADD COLUMN "finding" "enum_species_findings";
  ALTER TABLE "_species_helps_with_v_locales" ADD COLUMN "population" varchar;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_sample" boolean DEFAULT false;
  ALTER TABLE "growingguides" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "_growingguides_v" ADD COLUMN "version_sample" boolean DEFAULT false;
  ALTER TABLE "references" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "_references_v" ADD COLUMN "version_sample" boolean DEFAULT false;
  ALTER TABLE "products" ADD COLUMN "condition" "enum_product_condition";
  ALTER TABLE "products" ADD COLUMN "drawing" "enum_product_drawing";
  ALTER TABLE "products" ADD COLUMN "without_species" boolean DEFAULT false;
  ALTER TABLE "products" ADD COLUMN "submitted_at" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_condition" "enum_product_condition";
  ALTER TABLE "_products_v" ADD COLUMN "version_drawing" "enum_product_drawing";
  ALTER TABLE "_products_v" ADD COLUMN "version_without_species" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_sample" boolean DEFAULT false;
  ALTER TABLE "vendors" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_sample" boolean DEFAULT false;
  ALTER TABLE "wholesale" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "_wholesale_v" ADD COLUMN "version_sample" boolean DEFAULT false;
  ALTER TABLE "dropshipping" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "_dropshipping_v" ADD COLUMN "version_sample" boolean DEFAULT false;
  ALTER TABLE "affiliates" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "carts" ADD COLUMN "guest" varchar;
  ALTER TABLE "orders" ADD COLUMN "guest_secret" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "glossary_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stocknotices_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saveditems_id" uuid;
  ALTER TABLE "glossary_locales" ADD CONSTRAINT "glossary_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glossary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_texts" ADD CONSTRAINT "glossary_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stocknotices" ADD CONSTRAINT "stocknotices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stocknotices" ADD CONSTRAINT "stocknotices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saveditems" ADD CONSTRAINT "saveditems_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saveditems" ADD CONSTRAINT "saveditems_species_id_mushrooms_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."mushrooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saveditems" ADD CONSTRAINT "saveditems_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poison_lines_lines" ADD CONSTRAINT "poison_lines_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."poison_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "poison_lines_lines_locales" ADD CONSTRAINT "poison_lines_lines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."poison_lines_lines"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "glossary_slug_idx" ON "glossary" USING btree ("slug");
  CREATE INDEX "glossary_updated_at_idx" ON "glossary" USING btree ("updated_at");
  CREATE INDEX "glossary_created_at_idx" ON "glossary" USING btree ("created_at");
  CREATE UNIQUE INDEX "glossary_locales_locale_parent_id_unique" ON "glossary_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "glossary_texts_order_parent" ON "glossary_texts" USING btree ("order","parent_id");
  CREATE INDEX "glossary_texts_locale_parent" ON "glossary_texts" USING btree ("locale","parent_id");
  CREATE INDEX "stocknotices_product_idx" ON "stocknotices" USING btree ("product_id");
  CREATE INDEX "stocknotices_user_idx" ON "stocknotices" USING btree ("user_id");
  CREATE UNIQUE INDEX "stocknotices_key_idx" ON "stocknotices" USING btree ("key");
  CREATE INDEX "stocknotices_updated_at_idx" ON "stocknotices" USING btree ("updated_at");
  CREATE INDEX "stocknotices_created_at_idx" ON "stocknotices" USING btree ("created_at");
  CREATE INDEX "saveditems_user_idx" ON "saveditems" USING btree ("user_id");
  CREATE INDEX "saveditems_species_idx" ON "saveditems" USING btree ("species_id");
  CREATE INDEX "saveditems_picture_idx" ON "saveditems" USING btree ("picture_id");
  CREATE UNIQUE INDEX "saveditems_key_idx" ON "saveditems" USING btree ("key");
  CREATE INDEX "saveditems_updated_at_idx" ON "saveditems" USING btree ("updated_at");
  CREATE INDEX "saveditems_created_at_idx" ON "saveditems" USING btree ("created_at");
  CREATE INDEX "user_list_idx" ON "saveditems" USING btree ("user_id","list");
  CREATE INDEX "poison_lines_lines_order_idx" ON "poison_lines_lines" USING btree ("_order");
  CREATE INDEX "poison_lines_lines_parent_id_idx" ON "poison_lines_lines" USING btree ("_parent_id");
  CREATE INDEX "poison_lines_lines_country_idx" ON "poison_lines_lines" USING btree ("country");
  CREATE UNIQUE INDEX "poison_lines_lines_locales_locale_parent_id_unique" ON "poison_lines_lines_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stocknotices_fk" FOREIGN KEY ("stocknotices_id") REFERENCES "public"."stocknotices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saveditems_fk" FOREIGN KEY ("saveditems_id") REFERENCES "public"."saveditems"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mushrooms_sample_idx" ON "mushrooms" USING btree ("sample");
  CREATE INDEX "_mushrooms_v_version_version_sample_idx" ON "_mushrooms_v" USING btree ("version_sample");
  CREATE INDEX "growingguides_sample_idx" ON "growingguides" USING btree ("sample");
  CREATE INDEX "_growingguides_v_version_version_sample_idx" ON "_growingguides_v" USING btree ("version_sample");
  CREATE INDEX "references_sample_idx" ON "references" USING btree ("sample");
  CREATE INDEX "_references_v_version_version_sample_idx" ON "_references_v" USING btree ("version_sample");
  CREATE INDEX "products_submitted_at_idx" ON "products" USING btree ("submitted_at");
  CREATE INDEX "products_sample_idx" ON "products" USING btree ("sample");
  CREATE INDEX "_products_v_version_version_submitted_at_idx" ON "_products_v" USING btree ("version_submitted_at");
  CREATE INDEX "_products_v_version_version_sample_idx" ON "_products_v" USING btree ("version_sample");
  CREATE INDEX "vendors_sample_idx" ON "vendors" USING btree ("sample");
  CREATE INDEX "_vendors_v_version_version_sample_idx" ON "_vendors_v" USING btree ("version_sample");
  CREATE INDEX "wholesale_sample_idx" ON "wholesale" USING btree ("sample");
  CREATE INDEX "_wholesale_v_version_version_sample_idx" ON "_wholesale_v" USING btree ("version_sample");
  CREATE INDEX "dropshipping_sample_idx" ON "dropshipping" USING btree ("sample");
  CREATE INDEX "_dropshipping_v_version_version_sample_idx" ON "_dropshipping_v" USING btree ("version_sample");
  CREATE INDEX "affiliates_sample_idx" ON "affiliates" USING btree ("sample");
  CREATE UNIQUE INDEX "carts_guest_idx" ON "carts" USING btree ("guest");
  CREATE INDEX "orders_contact_contact_email_idx" ON "orders" USING btree ("contact_email");
  CREATE INDEX "payload_locked_documents_rels_glossary_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_id");
  CREATE INDEX "payload_locked_documents_rels_stocknotices_id_idx" ON "payload_locked_documents_rels" USING btree ("stocknotices_id");
  CREATE INDEX "payload_locked_documents_rels_saveditems_id_idx" ON "payload_locked_documents_rels" USING btree ("saveditems_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "glossary" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stocknotices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saveditems" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poison_lines_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poison_lines_lines_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poison_lines" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "glossary" CASCADE;
  DROP TABLE "glossary_locales" CASCADE;
  DROP TABLE "glossary_texts" CASCADE;
  DROP TABLE "stocknotices" CASCADE;
  DROP TABLE "saveditems" CASCADE;
  DROP TABLE "poison_lines_lines" CASCADE;
  DROP TABLE "poison_lines_lines_locales" CASCADE;
  DROP TABLE "poison_lines" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_glossary_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stocknotices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saveditems_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'closeUnansweredOrders', 'deleteAbandonedUploads', 'deleteFailedJobs', 'deleteStrayFiles', 'sendMail', 'updatePrices', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'closeUnansweredOrders', 'deleteAbandonedUploads', 'deleteFailedJobs', 'deleteStrayFiles', 'sendMail', 'updatePrices', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "mushrooms_sample_idx";
  DROP INDEX "_mushrooms_v_version_version_sample_idx";
  DROP INDEX "growingguides_sample_idx";
  DROP INDEX "_growingguides_v_version_version_sample_idx";
  DROP INDEX "references_sample_idx";
  DROP INDEX "_references_v_version_version_sample_idx";
  DROP INDEX "products_submitted_at_idx";
  DROP INDEX "products_sample_idx";
  DROP INDEX "_products_v_version_version_submitted_at_idx";
  DROP INDEX "_products_v_version_version_sample_idx";
  DROP INDEX "vendors_sample_idx";
  DROP INDEX "_vendors_v_version_version_sample_idx";
  DROP INDEX "wholesale_sample_idx";
  DROP INDEX "_wholesale_v_version_version_sample_idx";
  DROP INDEX "dropshipping_sample_idx";
  DROP INDEX "_dropshipping_v_version_version_sample_idx";
  DROP INDEX "affiliates_sample_idx";
  DROP INDEX "carts_guest_idx";
  DROP INDEX "orders_contact_contact_email_idx";
  DROP INDEX "payload_locked_documents_rels_glossary_id_idx";
  DROP INDEX "payload_locked_documents_rels_stocknotices_id_idx";
  DROP INDEX "payload_locked_documents_rels_saveditems_id_idx";
  ALTER TABLE "carts" ALTER COLUMN "user_id" SET NOT NULL;
  ALTER TABLE "species_helps_with" DROP COLUMN "finding";
  ALTER TABLE "species_helps_with_locales" DROP COLUMN "population";
  ALTER TABLE "mushrooms" DROP COLUMN "sample";
  ALTER TABLE "_species_helps_with_v" DROP COLUMN "finding";
  ALTER TABLE "_species_helps_with_v_locales" DROP COLUMN "population";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_sample";
  ALTER TABLE "growingguides" DROP COLUMN "sample";
  ALTER TABLE "_growingguides_v" DROP COLUMN "version_sample";
  ALTER TABLE "references" DROP COLUMN "sample";
  ALTER TABLE "_references_v" DROP COLUMN "version_sample";
  ALTER TABLE "products" DROP COLUMN "condition";
  ALTER TABLE "products" DROP COLUMN "drawing";
  ALTER TABLE "products" DROP COLUMN "without_species";
  ALTER TABLE "products" DROP COLUMN "submitted_at";
  ALTER TABLE "products" DROP COLUMN "sample";
  ALTER TABLE "_products_v" DROP COLUMN "version_condition";
  ALTER TABLE "_products_v" DROP COLUMN "version_drawing";
  ALTER TABLE "_products_v" DROP COLUMN "version_without_species";
  ALTER TABLE "_products_v" DROP COLUMN "version_submitted_at";
  ALTER TABLE "_products_v" DROP COLUMN "version_sample";
  ALTER TABLE "vendors" DROP COLUMN "sample";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_sample";
  ALTER TABLE "wholesale" DROP COLUMN "sample";
  ALTER TABLE "_wholesale_v" DROP COLUMN "version_sample";
  ALTER TABLE "dropshipping" DROP COLUMN "sample";
  ALTER TABLE "_dropshipping_v" DROP COLUMN "version_sample";
  ALTER TABLE "affiliates" DROP COLUMN "sample";
  ALTER TABLE "carts" DROP COLUMN "guest";
  ALTER TABLE "orders" DROP COLUMN "guest_secret";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "glossary_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stocknotices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saveditems_id";
  DROP TYPE "public"."enum_species_findings";
  DROP TYPE "public"."enum_product_condition";
  DROP TYPE "public"."enum_product_drawing";
  DROP TYPE "public"."enum_stocknotices_locale";
  DROP TYPE "public"."enum_saveditems_list";`)
}
