import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "recipes" ADD COLUMN "layout" jsonb;
  ALTER TABLE "_recipes_v" ADD COLUMN "version_layout" jsonb;
  ALTER TABLE "posts" ADD COLUMN "layout" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_layout" jsonb;
  ALTER TABLE "projects" ADD COLUMN "layout" jsonb;
  ALTER TABLE "_projects_v" ADD COLUMN "version_layout" jsonb;
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
  CREATE INDEX "_market_page_v_autosave_idx" ON "_market_page_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_page" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "encyclopedia_page" CASCADE;
  DROP TABLE "_encyclopedia_page_v" CASCADE;
  DROP TABLE "growing_page" CASCADE;
  DROP TABLE "_growing_page_v" CASCADE;
  DROP TABLE "market_page" CASCADE;
  DROP TABLE "_market_page_v" CASCADE;
  ALTER TABLE "recipes" DROP COLUMN "layout";
  ALTER TABLE "_recipes_v" DROP COLUMN "version_layout";
  ALTER TABLE "posts" DROP COLUMN "layout";
  ALTER TABLE "_posts_v" DROP COLUMN "version_layout";
  ALTER TABLE "projects" DROP COLUMN "layout";
  ALTER TABLE "_projects_v" DROP COLUMN "version_layout";
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
  DROP TYPE "public"."enum__market_page_v_published_locale";`)
}
