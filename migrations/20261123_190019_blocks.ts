import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mushrooms_blocks_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_content" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_content_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_carousel" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_carousel_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_related_mushrooms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_related_mushrooms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_related_guides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_related_guides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_impressions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_content" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_content_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_carousel" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_carousel_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_related_mushrooms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_related_mushrooms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_related_guides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_related_guides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_impressions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_content" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_content_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_carousel" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_carousel_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_product_carousel" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_product_carousel_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_archive" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_archive_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_category_bar" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_category_bar_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_related_mushrooms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_related_mushrooms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_related_guides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_related_guides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_related_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_related_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_vendor" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_content" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_content_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_carousel" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_carousel_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_product_carousel" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_product_carousel_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_archive" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_archive_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_category_bar" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_category_bar_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_related_mushrooms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_related_mushrooms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_related_guides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_related_guides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_related_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_related_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_vendor" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_comments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "mushrooms_blocks_banner" CASCADE;
  DROP TABLE "mushrooms_blocks_banner_locales" CASCADE;
  DROP TABLE "mushrooms_blocks_content" CASCADE;
  DROP TABLE "mushrooms_blocks_content_locales" CASCADE;
  DROP TABLE "mushrooms_blocks_carousel" CASCADE;
  DROP TABLE "mushrooms_blocks_carousel_locales" CASCADE;
  DROP TABLE "mushrooms_blocks_related_mushrooms" CASCADE;
  DROP TABLE "mushrooms_blocks_related_mushrooms_locales" CASCADE;
  DROP TABLE "mushrooms_blocks_related_guides" CASCADE;
  DROP TABLE "mushrooms_blocks_related_guides_locales" CASCADE;
  DROP TABLE "mushrooms_blocks_impressions" CASCADE;
  DROP TABLE "mushrooms_blocks_reviews" CASCADE;
  DROP TABLE "mushrooms_blocks_comments" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_banner" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_banner_locales" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_content" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_content_locales" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_carousel" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_carousel_locales" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_related_mushrooms" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_related_mushrooms_locales" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_related_guides" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_related_guides_locales" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_impressions" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_reviews" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_comments" CASCADE;
  DROP TABLE "products_blocks_banner" CASCADE;
  DROP TABLE "products_blocks_banner_locales" CASCADE;
  DROP TABLE "products_blocks_content" CASCADE;
  DROP TABLE "products_blocks_content_locales" CASCADE;
  DROP TABLE "products_blocks_carousel" CASCADE;
  DROP TABLE "products_blocks_carousel_locales" CASCADE;
  DROP TABLE "products_blocks_product_carousel" CASCADE;
  DROP TABLE "products_blocks_product_carousel_locales" CASCADE;
  DROP TABLE "products_blocks_archive" CASCADE;
  DROP TABLE "products_blocks_archive_locales" CASCADE;
  DROP TABLE "products_blocks_category_bar" CASCADE;
  DROP TABLE "products_blocks_category_bar_locales" CASCADE;
  DROP TABLE "products_blocks_related_mushrooms" CASCADE;
  DROP TABLE "products_blocks_related_mushrooms_locales" CASCADE;
  DROP TABLE "products_blocks_related_guides" CASCADE;
  DROP TABLE "products_blocks_related_guides_locales" CASCADE;
  DROP TABLE "products_blocks_related_products" CASCADE;
  DROP TABLE "products_blocks_related_products_locales" CASCADE;
  DROP TABLE "products_blocks_vendor" CASCADE;
  DROP TABLE "products_blocks_reviews" CASCADE;
  DROP TABLE "products_blocks_comments" CASCADE;
  DROP TABLE "_products_v_blocks_banner" CASCADE;
  DROP TABLE "_products_v_blocks_banner_locales" CASCADE;
  DROP TABLE "_products_v_blocks_content" CASCADE;
  DROP TABLE "_products_v_blocks_content_locales" CASCADE;
  DROP TABLE "_products_v_blocks_carousel" CASCADE;
  DROP TABLE "_products_v_blocks_carousel_locales" CASCADE;
  DROP TABLE "_products_v_blocks_product_carousel" CASCADE;
  DROP TABLE "_products_v_blocks_product_carousel_locales" CASCADE;
  DROP TABLE "_products_v_blocks_archive" CASCADE;
  DROP TABLE "_products_v_blocks_archive_locales" CASCADE;
  DROP TABLE "_products_v_blocks_category_bar" CASCADE;
  DROP TABLE "_products_v_blocks_category_bar_locales" CASCADE;
  DROP TABLE "_products_v_blocks_related_mushrooms" CASCADE;
  DROP TABLE "_products_v_blocks_related_mushrooms_locales" CASCADE;
  DROP TABLE "_products_v_blocks_related_guides" CASCADE;
  DROP TABLE "_products_v_blocks_related_guides_locales" CASCADE;
  DROP TABLE "_products_v_blocks_related_products" CASCADE;
  DROP TABLE "_products_v_blocks_related_products_locales" CASCADE;
  DROP TABLE "_products_v_blocks_vendor" CASCADE;
  DROP TABLE "_products_v_blocks_reviews" CASCADE;
  DROP TABLE "_products_v_blocks_comments" CASCADE;
  ALTER TABLE "mushrooms_rels" DROP CONSTRAINT "mushrooms_rels_mushrooms_fk";
  
  ALTER TABLE "mushrooms_rels" DROP CONSTRAINT "mushrooms_rels_growingguides_fk";
  
  ALTER TABLE "mushrooms_rels" DROP CONSTRAINT "mushrooms_rels_products_fk";
  
  ALTER TABLE "mushrooms_rels" DROP CONSTRAINT "mushrooms_rels_vendors_fk";
  
  ALTER TABLE "mushrooms_rels" DROP CONSTRAINT "mushrooms_rels_wholesale_fk";
  
  ALTER TABLE "mushrooms_rels" DROP CONSTRAINT "mushrooms_rels_dropshipping_fk";
  
  ALTER TABLE "_mushrooms_v_rels" DROP CONSTRAINT "_mushrooms_v_rels_mushrooms_fk";
  
  ALTER TABLE "_mushrooms_v_rels" DROP CONSTRAINT "_mushrooms_v_rels_growingguides_fk";
  
  ALTER TABLE "_mushrooms_v_rels" DROP CONSTRAINT "_mushrooms_v_rels_products_fk";
  
  ALTER TABLE "_mushrooms_v_rels" DROP CONSTRAINT "_mushrooms_v_rels_vendors_fk";
  
  ALTER TABLE "_mushrooms_v_rels" DROP CONSTRAINT "_mushrooms_v_rels_wholesale_fk";
  
  ALTER TABLE "_mushrooms_v_rels" DROP CONSTRAINT "_mushrooms_v_rels_dropshipping_fk";
  
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_growingguides_fk";
  
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_products_fk";
  
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_vendors_fk";
  
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_wholesale_fk";
  
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_dropshipping_fk";
  
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_affiliates_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_growingguides_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_products_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_vendors_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_wholesale_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_dropshipping_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_affiliates_fk";
  
  DROP INDEX "mushrooms_rels_mushrooms_id_idx";
  DROP INDEX "mushrooms_rels_growingguides_id_idx";
  DROP INDEX "mushrooms_rels_products_id_idx";
  DROP INDEX "mushrooms_rels_vendors_id_idx";
  DROP INDEX "mushrooms_rels_wholesale_id_idx";
  DROP INDEX "mushrooms_rels_dropshipping_id_idx";
  DROP INDEX "_mushrooms_v_rels_mushrooms_id_idx";
  DROP INDEX "_mushrooms_v_rels_growingguides_id_idx";
  DROP INDEX "_mushrooms_v_rels_products_id_idx";
  DROP INDEX "_mushrooms_v_rels_vendors_id_idx";
  DROP INDEX "_mushrooms_v_rels_wholesale_id_idx";
  DROP INDEX "_mushrooms_v_rels_dropshipping_id_idx";
  DROP INDEX "products_rels_growingguides_id_idx";
  DROP INDEX "products_rels_products_id_idx";
  DROP INDEX "products_rels_vendors_id_idx";
  DROP INDEX "products_rels_wholesale_id_idx";
  DROP INDEX "products_rels_dropshipping_id_idx";
  DROP INDEX "products_rels_affiliates_id_idx";
  DROP INDEX "_products_v_rels_growingguides_id_idx";
  DROP INDEX "_products_v_rels_products_id_idx";
  DROP INDEX "_products_v_rels_vendors_id_idx";
  DROP INDEX "_products_v_rels_wholesale_id_idx";
  DROP INDEX "_products_v_rels_dropshipping_id_idx";
  DROP INDEX "_products_v_rels_affiliates_id_idx";
  ALTER TABLE "mushrooms" ADD COLUMN "top" jsonb;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_top" jsonb;
  ALTER TABLE "growingguides" ADD COLUMN "layout" jsonb;
  ALTER TABLE "_growingguides_v" ADD COLUMN "version_layout" jsonb;
  ALTER TABLE "products" ADD COLUMN "layout" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_layout" jsonb;
  ALTER TABLE "mushrooms_rels" DROP COLUMN "mushrooms_id";
  ALTER TABLE "mushrooms_rels" DROP COLUMN "growingguides_id";
  ALTER TABLE "mushrooms_rels" DROP COLUMN "products_id";
  ALTER TABLE "mushrooms_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "mushrooms_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "mushrooms_rels" DROP COLUMN "dropshipping_id";
  ALTER TABLE "_mushrooms_v_rels" DROP COLUMN "mushrooms_id";
  ALTER TABLE "_mushrooms_v_rels" DROP COLUMN "growingguides_id";
  ALTER TABLE "_mushrooms_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "_mushrooms_v_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "_mushrooms_v_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "_mushrooms_v_rels" DROP COLUMN "dropshipping_id";
  ALTER TABLE "products_rels" DROP COLUMN "growingguides_id";
  ALTER TABLE "products_rels" DROP COLUMN "products_id";
  ALTER TABLE "products_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "products_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "products_rels" DROP COLUMN "dropshipping_id";
  ALTER TABLE "products_rels" DROP COLUMN "affiliates_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "growingguides_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "dropshipping_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "affiliates_id";
  DROP TYPE "public"."enum_mushrooms_blocks_banner_style";
  DROP TYPE "public"."enum_mushrooms_blocks_carousel_collection";
  DROP TYPE "public"."enum_mushrooms_blocks_carousel_sort";
  DROP TYPE "public"."enum__mushrooms_v_blocks_banner_style";
  DROP TYPE "public"."enum__mushrooms_v_blocks_carousel_collection";
  DROP TYPE "public"."enum__mushrooms_v_blocks_carousel_sort";
  DROP TYPE "public"."enum_products_blocks_banner_style";
  DROP TYPE "public"."enum_products_blocks_carousel_collection";
  DROP TYPE "public"."enum_products_blocks_carousel_sort";
  DROP TYPE "public"."enum_products_blocks_product_carousel_sort";
  DROP TYPE "public"."enum_products_blocks_archive_collection";
  DROP TYPE "public"."enum_products_blocks_archive_sort";
  DROP TYPE "public"."enum__products_v_blocks_banner_style";
  DROP TYPE "public"."enum__products_v_blocks_carousel_collection";
  DROP TYPE "public"."enum__products_v_blocks_carousel_sort";
  DROP TYPE "public"."enum__products_v_blocks_product_carousel_sort";
  DROP TYPE "public"."enum__products_v_blocks_archive_collection";
  DROP TYPE "public"."enum__products_v_blocks_archive_sort";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mushrooms_blocks_banner_style" AS ENUM('note', 'warning');
  CREATE TYPE "public"."enum_mushrooms_blocks_carousel_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum_mushrooms_blocks_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum__mushrooms_v_blocks_banner_style" AS ENUM('note', 'warning');
  CREATE TYPE "public"."enum__mushrooms_v_blocks_carousel_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum__mushrooms_v_blocks_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum_products_blocks_banner_style" AS ENUM('note', 'warning');
  CREATE TYPE "public"."enum_products_blocks_carousel_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum_products_blocks_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum_products_blocks_product_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum_products_blocks_archive_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum_products_blocks_archive_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum__products_v_blocks_banner_style" AS ENUM('note', 'warning');
  CREATE TYPE "public"."enum__products_v_blocks_carousel_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum__products_v_blocks_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum__products_v_blocks_product_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum__products_v_blocks_archive_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum__products_v_blocks_archive_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TABLE "mushrooms_blocks_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"style" "enum_mushrooms_blocks_banner_style" DEFAULT 'note',
  	"block_name" varchar
  );
  
  CREATE TABLE "mushrooms_blocks_banner_locales" (
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mushrooms_blocks_content" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "mushrooms_blocks_content_locales" (
  	"rich_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mushrooms_blocks_carousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"collection" "enum_mushrooms_blocks_carousel_collection",
  	"query" varchar,
  	"sort" "enum_mushrooms_blocks_carousel_sort" DEFAULT 'oldest',
  	"limit" numeric DEFAULT 12,
  	"autoplay" boolean DEFAULT true,
  	"block_name" varchar
  );
  
  CREATE TABLE "mushrooms_blocks_carousel_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mushrooms_blocks_related_mushrooms" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "mushrooms_blocks_related_mushrooms_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mushrooms_blocks_related_guides" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "mushrooms_blocks_related_guides_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mushrooms_blocks_impressions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "mushrooms_blocks_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "mushrooms_blocks_comments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "_mushrooms_v_blocks_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"style" "enum__mushrooms_v_blocks_banner_style" DEFAULT 'note',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_mushrooms_v_blocks_banner_locales" (
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_blocks_content" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_mushrooms_v_blocks_content_locales" (
  	"rich_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_blocks_carousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"collection" "enum__mushrooms_v_blocks_carousel_collection",
  	"query" varchar,
  	"sort" "enum__mushrooms_v_blocks_carousel_sort" DEFAULT 'oldest',
  	"limit" numeric DEFAULT 12,
  	"autoplay" boolean DEFAULT true,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_mushrooms_v_blocks_carousel_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_blocks_related_mushrooms" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_mushrooms_v_blocks_related_mushrooms_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_blocks_related_guides" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_mushrooms_v_blocks_related_guides_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_blocks_impressions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_mushrooms_v_blocks_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_mushrooms_v_blocks_comments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"style" "enum_products_blocks_banner_style" DEFAULT 'note',
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_banner_locales" (
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_blocks_content" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_content_locales" (
  	"rich_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_blocks_carousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"collection" "enum_products_blocks_carousel_collection",
  	"query" varchar,
  	"sort" "enum_products_blocks_carousel_sort" DEFAULT 'oldest',
  	"limit" numeric DEFAULT 12,
  	"autoplay" boolean DEFAULT true,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_carousel_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_blocks_product_carousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"query" varchar,
  	"sort" "enum_products_blocks_product_carousel_sort" DEFAULT 'oldest',
  	"limit" numeric DEFAULT 12,
  	"autoplay" boolean DEFAULT true,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_product_carousel_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_blocks_archive" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"collection" "enum_products_blocks_archive_collection",
  	"query" varchar,
  	"sort" "enum_products_blocks_archive_sort" DEFAULT 'oldest',
  	"limit" numeric DEFAULT 20,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_archive_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_blocks_category_bar" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"root_id" uuid,
  	"tree" boolean DEFAULT false,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_category_bar_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_blocks_related_mushrooms" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_related_mushrooms_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_blocks_related_guides" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_related_guides_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_blocks_related_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_related_products_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_blocks_vendor" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "products_blocks_comments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"style" "enum__products_v_blocks_banner_style" DEFAULT 'note',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_banner_locales" (
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_blocks_content" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_content_locales" (
  	"rich_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_blocks_carousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"collection" "enum__products_v_blocks_carousel_collection",
  	"query" varchar,
  	"sort" "enum__products_v_blocks_carousel_sort" DEFAULT 'oldest',
  	"limit" numeric DEFAULT 12,
  	"autoplay" boolean DEFAULT true,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_carousel_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_blocks_product_carousel" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"query" varchar,
  	"sort" "enum__products_v_blocks_product_carousel_sort" DEFAULT 'oldest',
  	"limit" numeric DEFAULT 12,
  	"autoplay" boolean DEFAULT true,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_product_carousel_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_blocks_archive" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"collection" "enum__products_v_blocks_archive_collection",
  	"query" varchar,
  	"sort" "enum__products_v_blocks_archive_sort" DEFAULT 'oldest',
  	"limit" numeric DEFAULT 20,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_archive_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_blocks_category_bar" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"root_id" uuid,
  	"tree" boolean DEFAULT false,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_category_bar_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_blocks_related_mushrooms" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_related_mushrooms_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_blocks_related_guides" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_related_guides_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_blocks_related_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_related_products_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_blocks_vendor" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_products_v_blocks_comments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  ALTER TABLE "mushrooms_rels" ADD COLUMN "mushrooms_id" uuid;
  ALTER TABLE "mushrooms_rels" ADD COLUMN "growingguides_id" uuid;
  ALTER TABLE "mushrooms_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "mushrooms_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "mushrooms_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "mushrooms_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "_mushrooms_v_rels" ADD COLUMN "mushrooms_id" uuid;
  ALTER TABLE "_mushrooms_v_rels" ADD COLUMN "growingguides_id" uuid;
  ALTER TABLE "_mushrooms_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_mushrooms_v_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "_mushrooms_v_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "_mushrooms_v_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "products_rels" ADD COLUMN "growingguides_id" uuid;
  ALTER TABLE "products_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "products_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "products_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "products_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "products_rels" ADD COLUMN "affiliates_id" uuid;
  ALTER TABLE "_products_v_rels" ADD COLUMN "growingguides_id" uuid;
  ALTER TABLE "_products_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_products_v_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "_products_v_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "_products_v_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "_products_v_rels" ADD COLUMN "affiliates_id" uuid;
  ALTER TABLE "mushrooms_blocks_banner" ADD CONSTRAINT "mushrooms_blocks_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_banner_locales" ADD CONSTRAINT "mushrooms_blocks_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_blocks_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_content" ADD CONSTRAINT "mushrooms_blocks_content_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_content_locales" ADD CONSTRAINT "mushrooms_blocks_content_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_blocks_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_carousel" ADD CONSTRAINT "mushrooms_blocks_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_carousel_locales" ADD CONSTRAINT "mushrooms_blocks_carousel_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_blocks_carousel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_related_mushrooms" ADD CONSTRAINT "mushrooms_blocks_related_mushrooms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_related_mushrooms_locales" ADD CONSTRAINT "mushrooms_blocks_related_mushrooms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_blocks_related_mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_related_guides" ADD CONSTRAINT "mushrooms_blocks_related_guides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_related_guides_locales" ADD CONSTRAINT "mushrooms_blocks_related_guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_blocks_related_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_impressions" ADD CONSTRAINT "mushrooms_blocks_impressions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_reviews" ADD CONSTRAINT "mushrooms_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_comments" ADD CONSTRAINT "mushrooms_blocks_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_banner" ADD CONSTRAINT "_mushrooms_v_blocks_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_banner_locales" ADD CONSTRAINT "_mushrooms_v_blocks_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_blocks_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_content" ADD CONSTRAINT "_mushrooms_v_blocks_content_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_content_locales" ADD CONSTRAINT "_mushrooms_v_blocks_content_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_blocks_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_carousel" ADD CONSTRAINT "_mushrooms_v_blocks_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_carousel_locales" ADD CONSTRAINT "_mushrooms_v_blocks_carousel_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_blocks_carousel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_related_mushrooms" ADD CONSTRAINT "_mushrooms_v_blocks_related_mushrooms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_related_mushrooms_locales" ADD CONSTRAINT "_mushrooms_v_blocks_related_mushrooms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_blocks_related_mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_related_guides" ADD CONSTRAINT "_mushrooms_v_blocks_related_guides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_related_guides_locales" ADD CONSTRAINT "_mushrooms_v_blocks_related_guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_blocks_related_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_impressions" ADD CONSTRAINT "_mushrooms_v_blocks_impressions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_reviews" ADD CONSTRAINT "_mushrooms_v_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_comments" ADD CONSTRAINT "_mushrooms_v_blocks_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_banner" ADD CONSTRAINT "products_blocks_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_banner_locales" ADD CONSTRAINT "products_blocks_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_content" ADD CONSTRAINT "products_blocks_content_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_content_locales" ADD CONSTRAINT "products_blocks_content_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_carousel" ADD CONSTRAINT "products_blocks_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_carousel_locales" ADD CONSTRAINT "products_blocks_carousel_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_carousel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_product_carousel" ADD CONSTRAINT "products_blocks_product_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_product_carousel_locales" ADD CONSTRAINT "products_blocks_product_carousel_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_product_carousel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_archive" ADD CONSTRAINT "products_blocks_archive_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_archive_locales" ADD CONSTRAINT "products_blocks_archive_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_archive"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_category_bar" ADD CONSTRAINT "products_blocks_category_bar_root_id_categories_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_blocks_category_bar" ADD CONSTRAINT "products_blocks_category_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_category_bar_locales" ADD CONSTRAINT "products_blocks_category_bar_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_category_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_related_mushrooms" ADD CONSTRAINT "products_blocks_related_mushrooms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_related_mushrooms_locales" ADD CONSTRAINT "products_blocks_related_mushrooms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_related_mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_related_guides" ADD CONSTRAINT "products_blocks_related_guides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_related_guides_locales" ADD CONSTRAINT "products_blocks_related_guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_related_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_related_products" ADD CONSTRAINT "products_blocks_related_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_related_products_locales" ADD CONSTRAINT "products_blocks_related_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_related_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_vendor" ADD CONSTRAINT "products_blocks_vendor_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_reviews" ADD CONSTRAINT "products_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_comments" ADD CONSTRAINT "products_blocks_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_banner" ADD CONSTRAINT "_products_v_blocks_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_banner_locales" ADD CONSTRAINT "_products_v_blocks_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_content" ADD CONSTRAINT "_products_v_blocks_content_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_content_locales" ADD CONSTRAINT "_products_v_blocks_content_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_carousel" ADD CONSTRAINT "_products_v_blocks_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_carousel_locales" ADD CONSTRAINT "_products_v_blocks_carousel_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_carousel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_product_carousel" ADD CONSTRAINT "_products_v_blocks_product_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_product_carousel_locales" ADD CONSTRAINT "_products_v_blocks_product_carousel_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_product_carousel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_archive" ADD CONSTRAINT "_products_v_blocks_archive_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_archive_locales" ADD CONSTRAINT "_products_v_blocks_archive_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_archive"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_category_bar" ADD CONSTRAINT "_products_v_blocks_category_bar_root_id_categories_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_category_bar" ADD CONSTRAINT "_products_v_blocks_category_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_category_bar_locales" ADD CONSTRAINT "_products_v_blocks_category_bar_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_category_bar"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_related_mushrooms" ADD CONSTRAINT "_products_v_blocks_related_mushrooms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_related_mushrooms_locales" ADD CONSTRAINT "_products_v_blocks_related_mushrooms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_related_mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_related_guides" ADD CONSTRAINT "_products_v_blocks_related_guides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_related_guides_locales" ADD CONSTRAINT "_products_v_blocks_related_guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_related_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_related_products" ADD CONSTRAINT "_products_v_blocks_related_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_related_products_locales" ADD CONSTRAINT "_products_v_blocks_related_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_related_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_vendor" ADD CONSTRAINT "_products_v_blocks_vendor_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_reviews" ADD CONSTRAINT "_products_v_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_comments" ADD CONSTRAINT "_products_v_blocks_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mushrooms_blocks_banner_order_idx" ON "mushrooms_blocks_banner" USING btree ("_order");
  CREATE INDEX "mushrooms_blocks_banner_parent_id_idx" ON "mushrooms_blocks_banner" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_blocks_banner_path_idx" ON "mushrooms_blocks_banner" USING btree ("_path");
  CREATE UNIQUE INDEX "mushrooms_blocks_banner_locales_locale_parent_id_unique" ON "mushrooms_blocks_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_blocks_content_order_idx" ON "mushrooms_blocks_content" USING btree ("_order");
  CREATE INDEX "mushrooms_blocks_content_parent_id_idx" ON "mushrooms_blocks_content" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_blocks_content_path_idx" ON "mushrooms_blocks_content" USING btree ("_path");
  CREATE UNIQUE INDEX "mushrooms_blocks_content_locales_locale_parent_id_unique" ON "mushrooms_blocks_content_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_blocks_carousel_order_idx" ON "mushrooms_blocks_carousel" USING btree ("_order");
  CREATE INDEX "mushrooms_blocks_carousel_parent_id_idx" ON "mushrooms_blocks_carousel" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_blocks_carousel_path_idx" ON "mushrooms_blocks_carousel" USING btree ("_path");
  CREATE UNIQUE INDEX "mushrooms_blocks_carousel_locales_locale_parent_id_unique" ON "mushrooms_blocks_carousel_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_blocks_related_mushrooms_order_idx" ON "mushrooms_blocks_related_mushrooms" USING btree ("_order");
  CREATE INDEX "mushrooms_blocks_related_mushrooms_parent_id_idx" ON "mushrooms_blocks_related_mushrooms" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_blocks_related_mushrooms_path_idx" ON "mushrooms_blocks_related_mushrooms" USING btree ("_path");
  CREATE UNIQUE INDEX "mushrooms_blocks_related_mushrooms_locales_locale_parent_id_" ON "mushrooms_blocks_related_mushrooms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_blocks_related_guides_order_idx" ON "mushrooms_blocks_related_guides" USING btree ("_order");
  CREATE INDEX "mushrooms_blocks_related_guides_parent_id_idx" ON "mushrooms_blocks_related_guides" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_blocks_related_guides_path_idx" ON "mushrooms_blocks_related_guides" USING btree ("_path");
  CREATE UNIQUE INDEX "mushrooms_blocks_related_guides_locales_locale_parent_id_uni" ON "mushrooms_blocks_related_guides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_blocks_impressions_order_idx" ON "mushrooms_blocks_impressions" USING btree ("_order");
  CREATE INDEX "mushrooms_blocks_impressions_parent_id_idx" ON "mushrooms_blocks_impressions" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_blocks_impressions_path_idx" ON "mushrooms_blocks_impressions" USING btree ("_path");
  CREATE INDEX "mushrooms_blocks_reviews_order_idx" ON "mushrooms_blocks_reviews" USING btree ("_order");
  CREATE INDEX "mushrooms_blocks_reviews_parent_id_idx" ON "mushrooms_blocks_reviews" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_blocks_reviews_path_idx" ON "mushrooms_blocks_reviews" USING btree ("_path");
  CREATE INDEX "mushrooms_blocks_comments_order_idx" ON "mushrooms_blocks_comments" USING btree ("_order");
  CREATE INDEX "mushrooms_blocks_comments_parent_id_idx" ON "mushrooms_blocks_comments" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_blocks_comments_path_idx" ON "mushrooms_blocks_comments" USING btree ("_path");
  CREATE INDEX "_mushrooms_v_blocks_banner_order_idx" ON "_mushrooms_v_blocks_banner" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_blocks_banner_parent_id_idx" ON "_mushrooms_v_blocks_banner" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_banner_path_idx" ON "_mushrooms_v_blocks_banner" USING btree ("_path");
  CREATE UNIQUE INDEX "_mushrooms_v_blocks_banner_locales_locale_parent_id_unique" ON "_mushrooms_v_blocks_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_content_order_idx" ON "_mushrooms_v_blocks_content" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_blocks_content_parent_id_idx" ON "_mushrooms_v_blocks_content" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_content_path_idx" ON "_mushrooms_v_blocks_content" USING btree ("_path");
  CREATE UNIQUE INDEX "_mushrooms_v_blocks_content_locales_locale_parent_id_unique" ON "_mushrooms_v_blocks_content_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_carousel_order_idx" ON "_mushrooms_v_blocks_carousel" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_blocks_carousel_parent_id_idx" ON "_mushrooms_v_blocks_carousel" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_carousel_path_idx" ON "_mushrooms_v_blocks_carousel" USING btree ("_path");
  CREATE UNIQUE INDEX "_mushrooms_v_blocks_carousel_locales_locale_parent_id_unique" ON "_mushrooms_v_blocks_carousel_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_related_mushrooms_order_idx" ON "_mushrooms_v_blocks_related_mushrooms" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_blocks_related_mushrooms_parent_id_idx" ON "_mushrooms_v_blocks_related_mushrooms" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_related_mushrooms_path_idx" ON "_mushrooms_v_blocks_related_mushrooms" USING btree ("_path");
  CREATE UNIQUE INDEX "_mushrooms_v_blocks_related_mushrooms_locales_locale_parent_" ON "_mushrooms_v_blocks_related_mushrooms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_related_guides_order_idx" ON "_mushrooms_v_blocks_related_guides" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_blocks_related_guides_parent_id_idx" ON "_mushrooms_v_blocks_related_guides" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_related_guides_path_idx" ON "_mushrooms_v_blocks_related_guides" USING btree ("_path");
  CREATE UNIQUE INDEX "_mushrooms_v_blocks_related_guides_locales_locale_parent_id_" ON "_mushrooms_v_blocks_related_guides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_impressions_order_idx" ON "_mushrooms_v_blocks_impressions" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_blocks_impressions_parent_id_idx" ON "_mushrooms_v_blocks_impressions" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_impressions_path_idx" ON "_mushrooms_v_blocks_impressions" USING btree ("_path");
  CREATE INDEX "_mushrooms_v_blocks_reviews_order_idx" ON "_mushrooms_v_blocks_reviews" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_blocks_reviews_parent_id_idx" ON "_mushrooms_v_blocks_reviews" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_reviews_path_idx" ON "_mushrooms_v_blocks_reviews" USING btree ("_path");
  CREATE INDEX "_mushrooms_v_blocks_comments_order_idx" ON "_mushrooms_v_blocks_comments" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_blocks_comments_parent_id_idx" ON "_mushrooms_v_blocks_comments" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_comments_path_idx" ON "_mushrooms_v_blocks_comments" USING btree ("_path");
  CREATE INDEX "products_blocks_banner_order_idx" ON "products_blocks_banner" USING btree ("_order");
  CREATE INDEX "products_blocks_banner_parent_id_idx" ON "products_blocks_banner" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_banner_path_idx" ON "products_blocks_banner" USING btree ("_path");
  CREATE UNIQUE INDEX "products_blocks_banner_locales_locale_parent_id_unique" ON "products_blocks_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_blocks_content_order_idx" ON "products_blocks_content" USING btree ("_order");
  CREATE INDEX "products_blocks_content_parent_id_idx" ON "products_blocks_content" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_content_path_idx" ON "products_blocks_content" USING btree ("_path");
  CREATE UNIQUE INDEX "products_blocks_content_locales_locale_parent_id_unique" ON "products_blocks_content_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_blocks_carousel_order_idx" ON "products_blocks_carousel" USING btree ("_order");
  CREATE INDEX "products_blocks_carousel_parent_id_idx" ON "products_blocks_carousel" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_carousel_path_idx" ON "products_blocks_carousel" USING btree ("_path");
  CREATE UNIQUE INDEX "products_blocks_carousel_locales_locale_parent_id_unique" ON "products_blocks_carousel_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_blocks_product_carousel_order_idx" ON "products_blocks_product_carousel" USING btree ("_order");
  CREATE INDEX "products_blocks_product_carousel_parent_id_idx" ON "products_blocks_product_carousel" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_product_carousel_path_idx" ON "products_blocks_product_carousel" USING btree ("_path");
  CREATE UNIQUE INDEX "products_blocks_product_carousel_locales_locale_parent_id_un" ON "products_blocks_product_carousel_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_blocks_archive_order_idx" ON "products_blocks_archive" USING btree ("_order");
  CREATE INDEX "products_blocks_archive_parent_id_idx" ON "products_blocks_archive" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_archive_path_idx" ON "products_blocks_archive" USING btree ("_path");
  CREATE UNIQUE INDEX "products_blocks_archive_locales_locale_parent_id_unique" ON "products_blocks_archive_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_blocks_category_bar_order_idx" ON "products_blocks_category_bar" USING btree ("_order");
  CREATE INDEX "products_blocks_category_bar_parent_id_idx" ON "products_blocks_category_bar" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_category_bar_path_idx" ON "products_blocks_category_bar" USING btree ("_path");
  CREATE INDEX "products_blocks_category_bar_root_idx" ON "products_blocks_category_bar" USING btree ("root_id");
  CREATE UNIQUE INDEX "products_blocks_category_bar_locales_locale_parent_id_unique" ON "products_blocks_category_bar_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_blocks_related_mushrooms_order_idx" ON "products_blocks_related_mushrooms" USING btree ("_order");
  CREATE INDEX "products_blocks_related_mushrooms_parent_id_idx" ON "products_blocks_related_mushrooms" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_related_mushrooms_path_idx" ON "products_blocks_related_mushrooms" USING btree ("_path");
  CREATE UNIQUE INDEX "products_blocks_related_mushrooms_locales_locale_parent_id_u" ON "products_blocks_related_mushrooms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_blocks_related_guides_order_idx" ON "products_blocks_related_guides" USING btree ("_order");
  CREATE INDEX "products_blocks_related_guides_parent_id_idx" ON "products_blocks_related_guides" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_related_guides_path_idx" ON "products_blocks_related_guides" USING btree ("_path");
  CREATE UNIQUE INDEX "products_blocks_related_guides_locales_locale_parent_id_uniq" ON "products_blocks_related_guides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_blocks_related_products_order_idx" ON "products_blocks_related_products" USING btree ("_order");
  CREATE INDEX "products_blocks_related_products_parent_id_idx" ON "products_blocks_related_products" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_related_products_path_idx" ON "products_blocks_related_products" USING btree ("_path");
  CREATE UNIQUE INDEX "products_blocks_related_products_locales_locale_parent_id_un" ON "products_blocks_related_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_blocks_vendor_order_idx" ON "products_blocks_vendor" USING btree ("_order");
  CREATE INDEX "products_blocks_vendor_parent_id_idx" ON "products_blocks_vendor" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_vendor_path_idx" ON "products_blocks_vendor" USING btree ("_path");
  CREATE INDEX "products_blocks_reviews_order_idx" ON "products_blocks_reviews" USING btree ("_order");
  CREATE INDEX "products_blocks_reviews_parent_id_idx" ON "products_blocks_reviews" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_reviews_path_idx" ON "products_blocks_reviews" USING btree ("_path");
  CREATE INDEX "products_blocks_comments_order_idx" ON "products_blocks_comments" USING btree ("_order");
  CREATE INDEX "products_blocks_comments_parent_id_idx" ON "products_blocks_comments" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_comments_path_idx" ON "products_blocks_comments" USING btree ("_path");
  CREATE INDEX "_products_v_blocks_banner_order_idx" ON "_products_v_blocks_banner" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_banner_parent_id_idx" ON "_products_v_blocks_banner" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_banner_path_idx" ON "_products_v_blocks_banner" USING btree ("_path");
  CREATE UNIQUE INDEX "_products_v_blocks_banner_locales_locale_parent_id_unique" ON "_products_v_blocks_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_blocks_content_order_idx" ON "_products_v_blocks_content" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_content_parent_id_idx" ON "_products_v_blocks_content" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_content_path_idx" ON "_products_v_blocks_content" USING btree ("_path");
  CREATE UNIQUE INDEX "_products_v_blocks_content_locales_locale_parent_id_unique" ON "_products_v_blocks_content_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_blocks_carousel_order_idx" ON "_products_v_blocks_carousel" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_carousel_parent_id_idx" ON "_products_v_blocks_carousel" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_carousel_path_idx" ON "_products_v_blocks_carousel" USING btree ("_path");
  CREATE UNIQUE INDEX "_products_v_blocks_carousel_locales_locale_parent_id_unique" ON "_products_v_blocks_carousel_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_blocks_product_carousel_order_idx" ON "_products_v_blocks_product_carousel" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_product_carousel_parent_id_idx" ON "_products_v_blocks_product_carousel" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_product_carousel_path_idx" ON "_products_v_blocks_product_carousel" USING btree ("_path");
  CREATE UNIQUE INDEX "_products_v_blocks_product_carousel_locales_locale_parent_id" ON "_products_v_blocks_product_carousel_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_blocks_archive_order_idx" ON "_products_v_blocks_archive" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_archive_parent_id_idx" ON "_products_v_blocks_archive" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_archive_path_idx" ON "_products_v_blocks_archive" USING btree ("_path");
  CREATE UNIQUE INDEX "_products_v_blocks_archive_locales_locale_parent_id_unique" ON "_products_v_blocks_archive_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_blocks_category_bar_order_idx" ON "_products_v_blocks_category_bar" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_category_bar_parent_id_idx" ON "_products_v_blocks_category_bar" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_category_bar_path_idx" ON "_products_v_blocks_category_bar" USING btree ("_path");
  CREATE INDEX "_products_v_blocks_category_bar_root_idx" ON "_products_v_blocks_category_bar" USING btree ("root_id");
  CREATE UNIQUE INDEX "_products_v_blocks_category_bar_locales_locale_parent_id_uni" ON "_products_v_blocks_category_bar_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_blocks_related_mushrooms_order_idx" ON "_products_v_blocks_related_mushrooms" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_related_mushrooms_parent_id_idx" ON "_products_v_blocks_related_mushrooms" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_related_mushrooms_path_idx" ON "_products_v_blocks_related_mushrooms" USING btree ("_path");
  CREATE UNIQUE INDEX "_products_v_blocks_related_mushrooms_locales_locale_parent_i" ON "_products_v_blocks_related_mushrooms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_blocks_related_guides_order_idx" ON "_products_v_blocks_related_guides" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_related_guides_parent_id_idx" ON "_products_v_blocks_related_guides" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_related_guides_path_idx" ON "_products_v_blocks_related_guides" USING btree ("_path");
  CREATE UNIQUE INDEX "_products_v_blocks_related_guides_locales_locale_parent_id_u" ON "_products_v_blocks_related_guides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_blocks_related_products_order_idx" ON "_products_v_blocks_related_products" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_related_products_parent_id_idx" ON "_products_v_blocks_related_products" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_related_products_path_idx" ON "_products_v_blocks_related_products" USING btree ("_path");
  CREATE UNIQUE INDEX "_products_v_blocks_related_products_locales_locale_parent_id" ON "_products_v_blocks_related_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_blocks_vendor_order_idx" ON "_products_v_blocks_vendor" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_vendor_parent_id_idx" ON "_products_v_blocks_vendor" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_vendor_path_idx" ON "_products_v_blocks_vendor" USING btree ("_path");
  CREATE INDEX "_products_v_blocks_reviews_order_idx" ON "_products_v_blocks_reviews" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_reviews_parent_id_idx" ON "_products_v_blocks_reviews" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_reviews_path_idx" ON "_products_v_blocks_reviews" USING btree ("_path");
  CREATE INDEX "_products_v_blocks_comments_order_idx" ON "_products_v_blocks_comments" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_comments_parent_id_idx" ON "_products_v_blocks_comments" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_comments_path_idx" ON "_products_v_blocks_comments" USING btree ("_path");
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_affiliates_fk" FOREIGN KEY ("affiliates_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_affiliates_fk" FOREIGN KEY ("affiliates_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mushrooms_rels_mushrooms_id_idx" ON "mushrooms_rels" USING btree ("mushrooms_id");
  CREATE INDEX "mushrooms_rels_growingguides_id_idx" ON "mushrooms_rels" USING btree ("growingguides_id");
  CREATE INDEX "mushrooms_rels_products_id_idx" ON "mushrooms_rels" USING btree ("products_id");
  CREATE INDEX "mushrooms_rels_vendors_id_idx" ON "mushrooms_rels" USING btree ("vendors_id");
  CREATE INDEX "mushrooms_rels_wholesale_id_idx" ON "mushrooms_rels" USING btree ("wholesale_id");
  CREATE INDEX "mushrooms_rels_dropshipping_id_idx" ON "mushrooms_rels" USING btree ("dropshipping_id");
  CREATE INDEX "_mushrooms_v_rels_mushrooms_id_idx" ON "_mushrooms_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_mushrooms_v_rels_growingguides_id_idx" ON "_mushrooms_v_rels" USING btree ("growingguides_id");
  CREATE INDEX "_mushrooms_v_rels_products_id_idx" ON "_mushrooms_v_rels" USING btree ("products_id");
  CREATE INDEX "_mushrooms_v_rels_vendors_id_idx" ON "_mushrooms_v_rels" USING btree ("vendors_id");
  CREATE INDEX "_mushrooms_v_rels_wholesale_id_idx" ON "_mushrooms_v_rels" USING btree ("wholesale_id");
  CREATE INDEX "_mushrooms_v_rels_dropshipping_id_idx" ON "_mushrooms_v_rels" USING btree ("dropshipping_id");
  CREATE INDEX "products_rels_growingguides_id_idx" ON "products_rels" USING btree ("growingguides_id");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "products_rels_vendors_id_idx" ON "products_rels" USING btree ("vendors_id");
  CREATE INDEX "products_rels_wholesale_id_idx" ON "products_rels" USING btree ("wholesale_id");
  CREATE INDEX "products_rels_dropshipping_id_idx" ON "products_rels" USING btree ("dropshipping_id");
  CREATE INDEX "products_rels_affiliates_id_idx" ON "products_rels" USING btree ("affiliates_id");
  CREATE INDEX "_products_v_rels_growingguides_id_idx" ON "_products_v_rels" USING btree ("growingguides_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_rels_vendors_id_idx" ON "_products_v_rels" USING btree ("vendors_id");
  CREATE INDEX "_products_v_rels_wholesale_id_idx" ON "_products_v_rels" USING btree ("wholesale_id");
  CREATE INDEX "_products_v_rels_dropshipping_id_idx" ON "_products_v_rels" USING btree ("dropshipping_id");
  CREATE INDEX "_products_v_rels_affiliates_id_idx" ON "_products_v_rels" USING btree ("affiliates_id");
  ALTER TABLE "mushrooms" DROP COLUMN "top";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_top";
  ALTER TABLE "growingguides" DROP COLUMN "layout";
  ALTER TABLE "_growingguides_v" DROP COLUMN "version_layout";
  ALTER TABLE "products" DROP COLUMN "layout";
  ALTER TABLE "_products_v" DROP COLUMN "version_layout";`)
}
