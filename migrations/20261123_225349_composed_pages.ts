import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_species_red_list_red_list_category" AS ENUM('EX', 'EW', 'RE', 'CR', 'EN', 'VU', 'NT', 'LC', 'DD', 'NE');
  CREATE TYPE "public"."enum_species_red_list_scope" AS ENUM('global', 'europe', 'spain', 'portugal', 'mexico', 'brazil', 'argentina', 'chile');
  CREATE TYPE "public"."enum__species_red_list_v_red_list_category" AS ENUM('EX', 'EW', 'RE', 'CR', 'EN', 'VU', 'NT', 'LC', 'DD', 'NE');
  CREATE TYPE "public"."enum__species_red_list_v_scope" AS ENUM('global', 'europe', 'spain', 'portugal', 'mexico', 'brazil', 'argentina', 'chile');
  CREATE TYPE "public"."enum_growingguides_stages_stage" AS ENUM('preparation', 'colonisation', 'ripening', 'pinning', 'fruiting', 'rest');
  CREATE TYPE "public"."enum_growingguides_container" AS ENUM('bag', 'block', 'bucket', 'jar', 'log', 'bed', 'crate');
  CREATE TYPE "public"."enum__growingguides_v_version_stages_stage" AS ENUM('preparation', 'colonisation', 'ripening', 'pinning', 'fruiting', 'rest');
  CREATE TYPE "public"."enum__growingguides_v_version_container" AS ENUM('bag', 'block', 'bucket', 'jar', 'log', 'bed', 'crate');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_encyclopedia_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__encyclopedia_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__encyclopedia_page_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_growing_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__growing_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__growing_page_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_market_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__market_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__market_page_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_open_data_licence" AS ENUM('CC-BY-4.0', 'CC-BY-SA-4.0', 'CC0-1.0');
  ALTER TYPE "public"."enum_mushrooms_specie_poisoning_syndrome" ADD VALUE 'trichothecene' BEFORE 'shiitake-dermatitis';
  ALTER TYPE "public"."enum__mushrooms_v_version_specie_poisoning_syndrome" ADD VALUE 'trichothecene' BEFORE 'shiitake-dermatitis';
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
  
  CREATE TABLE "growingguides_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"stage" "enum_growingguides_stages_stage",
  	"days_min" numeric,
  	"days_max" numeric,
  	"celsius_min" numeric,
  	"celsius_max" numeric,
  	"humidity_percent_min" numeric,
  	"humidity_percent_max" numeric,
  	"co2_ppm_min" numeric,
  	"co2_ppm_max" numeric,
  	"light_lux_min" numeric,
  	"light_lux_max" numeric
  );
  
  CREATE TABLE "growingguides_shopping_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sold_in_id" uuid
  );
  
  CREATE TABLE "growingguides_shopping_list_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_growingguides_v_version_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"stage" "enum__growingguides_v_version_stages_stage",
  	"days_min" numeric,
  	"days_max" numeric,
  	"celsius_min" numeric,
  	"celsius_max" numeric,
  	"humidity_percent_min" numeric,
  	"humidity_percent_max" numeric,
  	"co2_ppm_min" numeric,
  	"co2_ppm_max" numeric,
  	"light_lux_min" numeric,
  	"light_lux_max" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_growingguides_v_version_shopping_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"sold_in_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_growingguides_v_version_shopping_list_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
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
  
  CREATE TABLE "home_page" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"layout" jsonb,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_layout" jsonb,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "encyclopedia_page" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"layout" jsonb,
  	"_status" "enum_encyclopedia_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_encyclopedia_page_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_layout" jsonb,
  	"version__status" "enum__encyclopedia_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__encyclopedia_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "growing_page" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"layout" jsonb,
  	"_status" "enum_growing_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_growing_page_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_layout" jsonb,
  	"version__status" "enum__growing_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__growing_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "market_page" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"layout" jsonb,
  	"_status" "enum_market_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_market_page_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_layout" jsonb,
  	"version__status" "enum__market_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__market_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
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
  ALTER TABLE "growingguides" ADD COLUMN "conditions_spawn_rate_percent_min" numeric;
  ALTER TABLE "growingguides" ADD COLUMN "conditions_spawn_rate_percent_max" numeric;
  ALTER TABLE "growingguides" ADD COLUMN "conditions_yield_percent_min" numeric;
  ALTER TABLE "growingguides" ADD COLUMN "conditions_yield_percent_max" numeric;
  ALTER TABLE "growingguides" ADD COLUMN "container" "enum_growingguides_container";
  ALTER TABLE "growingguides_locales" ADD COLUMN "shopping_for" varchar;
  ALTER TABLE "_growingguides_v" ADD COLUMN "version_conditions_spawn_rate_percent_min" numeric;
  ALTER TABLE "_growingguides_v" ADD COLUMN "version_conditions_spawn_rate_percent_max" numeric;
  ALTER TABLE "_growingguides_v" ADD COLUMN "version_conditions_yield_percent_min" numeric;
  ALTER TABLE "_growingguides_v" ADD COLUMN "version_conditions_yield_percent_max" numeric;
  ALTER TABLE "_growingguides_v" ADD COLUMN "version_container" "enum__growingguides_v_version_container";
  ALTER TABLE "_growingguides_v_locales" ADD COLUMN "version_shopping_for" varchar;
  ALTER TABLE "recipes" ADD COLUMN "layout" jsonb;
  ALTER TABLE "_recipes_v" ADD COLUMN "version_layout" jsonb;
  ALTER TABLE "posts" ADD COLUMN "layout" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_layout" jsonb;
  ALTER TABLE "projects" ADD COLUMN "layout" jsonb;
  ALTER TABLE "_projects_v" ADD COLUMN "version_layout" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dataversions_id" uuid;
  ALTER TABLE "species_red_list" ADD CONSTRAINT "species_red_list_source_id_references_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_red_list" ADD CONSTRAINT "species_red_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_red_list_v" ADD CONSTRAINT "_species_red_list_v_source_id_references_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_red_list_v" ADD CONSTRAINT "_species_red_list_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_stages" ADD CONSTRAINT "growingguides_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_shopping_list" ADD CONSTRAINT "growingguides_shopping_list_sold_in_id_categories_id_fk" FOREIGN KEY ("sold_in_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "growingguides_shopping_list" ADD CONSTRAINT "growingguides_shopping_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_shopping_list_locales" ADD CONSTRAINT "growingguides_shopping_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."growingguides_shopping_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_version_stages" ADD CONSTRAINT "_growingguides_v_version_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_growingguides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_version_shopping_list" ADD CONSTRAINT "_growingguides_v_version_shopping_list_sold_in_id_categories_id_fk" FOREIGN KEY ("sold_in_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_growingguides_v_version_shopping_list" ADD CONSTRAINT "_growingguides_v_version_shopping_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_growingguides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_version_shopping_list_locales" ADD CONSTRAINT "_growingguides_v_version_shopping_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_growingguides_v_version_shopping_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dataversions_texts" ADD CONSTRAINT "dataversions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dataversions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "species_red_list_order_idx" ON "species_red_list" USING btree ("_order");
  CREATE INDEX "species_red_list_parent_id_idx" ON "species_red_list" USING btree ("_parent_id");
  CREATE INDEX "species_red_list_source_idx" ON "species_red_list" USING btree ("source_id");
  CREATE INDEX "_species_red_list_v_order_idx" ON "_species_red_list_v" USING btree ("_order");
  CREATE INDEX "_species_red_list_v_parent_id_idx" ON "_species_red_list_v" USING btree ("_parent_id");
  CREATE INDEX "_species_red_list_v_source_idx" ON "_species_red_list_v" USING btree ("source_id");
  CREATE INDEX "growingguides_stages_order_idx" ON "growingguides_stages" USING btree ("_order");
  CREATE INDEX "growingguides_stages_parent_id_idx" ON "growingguides_stages" USING btree ("_parent_id");
  CREATE INDEX "growingguides_shopping_list_order_idx" ON "growingguides_shopping_list" USING btree ("_order");
  CREATE INDEX "growingguides_shopping_list_parent_id_idx" ON "growingguides_shopping_list" USING btree ("_parent_id");
  CREATE INDEX "growingguides_shopping_list_sold_in_idx" ON "growingguides_shopping_list" USING btree ("sold_in_id");
  CREATE UNIQUE INDEX "growingguides_shopping_list_locales_locale_parent_id_unique" ON "growingguides_shopping_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_growingguides_v_version_stages_order_idx" ON "_growingguides_v_version_stages" USING btree ("_order");
  CREATE INDEX "_growingguides_v_version_stages_parent_id_idx" ON "_growingguides_v_version_stages" USING btree ("_parent_id");
  CREATE INDEX "_growingguides_v_version_shopping_list_order_idx" ON "_growingguides_v_version_shopping_list" USING btree ("_order");
  CREATE INDEX "_growingguides_v_version_shopping_list_parent_id_idx" ON "_growingguides_v_version_shopping_list" USING btree ("_parent_id");
  CREATE INDEX "_growingguides_v_version_shopping_list_sold_in_idx" ON "_growingguides_v_version_shopping_list" USING btree ("sold_in_id");
  CREATE UNIQUE INDEX "_growingguides_v_version_shopping_list_locales_locale_parent" ON "_growingguides_v_version_shopping_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dataversions_data_version_idx" ON "dataversions" USING btree ("data_version");
  CREATE INDEX "dataversions_updated_at_idx" ON "dataversions" USING btree ("updated_at");
  CREATE INDEX "dataversions_created_at_idx" ON "dataversions" USING btree ("created_at");
  CREATE INDEX "dataversions_texts_order_parent" ON "dataversions_texts" USING btree ("order","parent_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "encyclopedia_page__status_idx" ON "encyclopedia_page" USING btree ("_status");
  CREATE INDEX "_encyclopedia_page_v_version_version__status_idx" ON "_encyclopedia_page_v" USING btree ("version__status");
  CREATE INDEX "_encyclopedia_page_v_created_at_idx" ON "_encyclopedia_page_v" USING btree ("created_at");
  CREATE INDEX "_encyclopedia_page_v_updated_at_idx" ON "_encyclopedia_page_v" USING btree ("updated_at");
  CREATE INDEX "_encyclopedia_page_v_snapshot_idx" ON "_encyclopedia_page_v" USING btree ("snapshot");
  CREATE INDEX "_encyclopedia_page_v_published_locale_idx" ON "_encyclopedia_page_v" USING btree ("published_locale");
  CREATE INDEX "_encyclopedia_page_v_latest_idx" ON "_encyclopedia_page_v" USING btree ("latest");
  CREATE INDEX "_encyclopedia_page_v_autosave_idx" ON "_encyclopedia_page_v" USING btree ("autosave");
  CREATE INDEX "growing_page__status_idx" ON "growing_page" USING btree ("_status");
  CREATE INDEX "_growing_page_v_version_version__status_idx" ON "_growing_page_v" USING btree ("version__status");
  CREATE INDEX "_growing_page_v_created_at_idx" ON "_growing_page_v" USING btree ("created_at");
  CREATE INDEX "_growing_page_v_updated_at_idx" ON "_growing_page_v" USING btree ("updated_at");
  CREATE INDEX "_growing_page_v_snapshot_idx" ON "_growing_page_v" USING btree ("snapshot");
  CREATE INDEX "_growing_page_v_published_locale_idx" ON "_growing_page_v" USING btree ("published_locale");
  CREATE INDEX "_growing_page_v_latest_idx" ON "_growing_page_v" USING btree ("latest");
  CREATE INDEX "_growing_page_v_autosave_idx" ON "_growing_page_v" USING btree ("autosave");
  CREATE INDEX "market_page__status_idx" ON "market_page" USING btree ("_status");
  CREATE INDEX "_market_page_v_version_version__status_idx" ON "_market_page_v" USING btree ("version__status");
  CREATE INDEX "_market_page_v_created_at_idx" ON "_market_page_v" USING btree ("created_at");
  CREATE INDEX "_market_page_v_updated_at_idx" ON "_market_page_v" USING btree ("updated_at");
  CREATE INDEX "_market_page_v_snapshot_idx" ON "_market_page_v" USING btree ("snapshot");
  CREATE INDEX "_market_page_v_published_locale_idx" ON "_market_page_v" USING btree ("published_locale");
  CREATE INDEX "_market_page_v_latest_idx" ON "_market_page_v" USING btree ("latest");
  CREATE INDEX "_market_page_v_autosave_idx" ON "_market_page_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dataversions_fk" FOREIGN KEY ("dataversions_id") REFERENCES "public"."dataversions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_dataversions_id_idx" ON "payload_locked_documents_rels" USING btree ("dataversions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "species_red_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_species_red_list_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "growingguides_stages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "growingguides_shopping_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "growingguides_shopping_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_growingguides_v_version_stages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_growingguides_v_version_shopping_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_growingguides_v_version_shopping_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dataversions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dataversions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "encyclopedia_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_encyclopedia_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "growing_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_growing_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "market_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_market_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_data" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "species_red_list" CASCADE;
  DROP TABLE "_species_red_list_v" CASCADE;
  DROP TABLE "growingguides_stages" CASCADE;
  DROP TABLE "growingguides_shopping_list" CASCADE;
  DROP TABLE "growingguides_shopping_list_locales" CASCADE;
  DROP TABLE "_growingguides_v_version_stages" CASCADE;
  DROP TABLE "_growingguides_v_version_shopping_list" CASCADE;
  DROP TABLE "_growingguides_v_version_shopping_list_locales" CASCADE;
  DROP TABLE "dataversions" CASCADE;
  DROP TABLE "dataversions_texts" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "encyclopedia_page" CASCADE;
  DROP TABLE "_encyclopedia_page_v" CASCADE;
  DROP TABLE "growing_page" CASCADE;
  DROP TABLE "_growing_page_v" CASCADE;
  DROP TABLE "market_page" CASCADE;
  DROP TABLE "_market_page_v" CASCADE;
  DROP TABLE "open_data" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dataversions_fk";
  
  ALTER TABLE "mushrooms" ALTER COLUMN "specie_poisoning_syndrome" SET DATA TYPE text;
  DROP TYPE "public"."enum_mushrooms_specie_poisoning_syndrome";
  CREATE TYPE "public"."enum_mushrooms_specie_poisoning_syndrome" AS ENUM('amatoxin', 'orellanine', 'gyromitrin', 'muscarine', 'isoxazole', 'psilocybin', 'coprine', 'gastrointestinal', 'immunohemolytic', 'rhabdomyolysis', 'nephrotoxic-amino-acid', 'encephalopathy', 'shiitake-dermatitis');
  ALTER TABLE "mushrooms" ALTER COLUMN "specie_poisoning_syndrome" SET DATA TYPE "public"."enum_mushrooms_specie_poisoning_syndrome" USING "specie_poisoning_syndrome"::"public"."enum_mushrooms_specie_poisoning_syndrome";
  ALTER TABLE "_mushrooms_v" ALTER COLUMN "version_specie_poisoning_syndrome" SET DATA TYPE text;
  DROP TYPE "public"."enum__mushrooms_v_version_specie_poisoning_syndrome";
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_poisoning_syndrome" AS ENUM('amatoxin', 'orellanine', 'gyromitrin', 'muscarine', 'isoxazole', 'psilocybin', 'coprine', 'gastrointestinal', 'immunohemolytic', 'rhabdomyolysis', 'nephrotoxic-amino-acid', 'encephalopathy', 'shiitake-dermatitis');
  ALTER TABLE "_mushrooms_v" ALTER COLUMN "version_specie_poisoning_syndrome" SET DATA TYPE "public"."enum__mushrooms_v_version_specie_poisoning_syndrome" USING "version_specie_poisoning_syndrome"::"public"."enum__mushrooms_v_version_specie_poisoning_syndrome";
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
  ALTER TABLE "growingguides" DROP COLUMN "conditions_spawn_rate_percent_min";
  ALTER TABLE "growingguides" DROP COLUMN "conditions_spawn_rate_percent_max";
  ALTER TABLE "growingguides" DROP COLUMN "conditions_yield_percent_min";
  ALTER TABLE "growingguides" DROP COLUMN "conditions_yield_percent_max";
  ALTER TABLE "growingguides" DROP COLUMN "container";
  ALTER TABLE "growingguides_locales" DROP COLUMN "shopping_for";
  ALTER TABLE "_growingguides_v" DROP COLUMN "version_conditions_spawn_rate_percent_min";
  ALTER TABLE "_growingguides_v" DROP COLUMN "version_conditions_spawn_rate_percent_max";
  ALTER TABLE "_growingguides_v" DROP COLUMN "version_conditions_yield_percent_min";
  ALTER TABLE "_growingguides_v" DROP COLUMN "version_conditions_yield_percent_max";
  ALTER TABLE "_growingguides_v" DROP COLUMN "version_container";
  ALTER TABLE "_growingguides_v_locales" DROP COLUMN "version_shopping_for";
  ALTER TABLE "recipes" DROP COLUMN "layout";
  ALTER TABLE "_recipes_v" DROP COLUMN "version_layout";
  ALTER TABLE "posts" DROP COLUMN "layout";
  ALTER TABLE "_posts_v" DROP COLUMN "version_layout";
  ALTER TABLE "projects" DROP COLUMN "layout";
  ALTER TABLE "_projects_v" DROP COLUMN "version_layout";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dataversions_id";
  DROP TYPE "public"."enum_species_red_list_red_list_category";
  DROP TYPE "public"."enum_species_red_list_scope";
  DROP TYPE "public"."enum__species_red_list_v_red_list_category";
  DROP TYPE "public"."enum__species_red_list_v_scope";
  DROP TYPE "public"."enum_growingguides_stages_stage";
  DROP TYPE "public"."enum_growingguides_container";
  DROP TYPE "public"."enum__growingguides_v_version_stages_stage";
  DROP TYPE "public"."enum__growingguides_v_version_container";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum__home_page_v_published_locale";
  DROP TYPE "public"."enum_encyclopedia_page_status";
  DROP TYPE "public"."enum__encyclopedia_page_v_version_status";
  DROP TYPE "public"."enum__encyclopedia_page_v_published_locale";
  DROP TYPE "public"."enum_growing_page_status";
  DROP TYPE "public"."enum__growing_page_v_version_status";
  DROP TYPE "public"."enum__growing_page_v_published_locale";
  DROP TYPE "public"."enum_market_page_status";
  DROP TYPE "public"."enum__market_page_v_version_status";
  DROP TYPE "public"."enum__market_page_v_published_locale";
  DROP TYPE "public"."enum_open_data_licence";`)
}
