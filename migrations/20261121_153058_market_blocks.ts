import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mushrooms_blocks_carousel_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum_mushrooms_blocks_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum__mushrooms_v_blocks_carousel_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum__mushrooms_v_blocks_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum_products_blocks_carousel_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum_products_blocks_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum_products_blocks_product_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum_products_blocks_archive_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum_products_blocks_archive_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum__products_v_blocks_carousel_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum__products_v_blocks_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum__products_v_blocks_product_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum__products_v_blocks_archive_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum__products_v_blocks_archive_sort" AS ENUM('oldest', 'newest', 'title');
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
  
  ALTER TABLE "products_rels" ADD COLUMN "affiliates_id" uuid;
  ALTER TABLE "_products_v_rels" ADD COLUMN "affiliates_id" uuid;
  ALTER TABLE "mushrooms_blocks_carousel" ADD CONSTRAINT "mushrooms_blocks_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_carousel_locales" ADD CONSTRAINT "mushrooms_blocks_carousel_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_blocks_carousel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_related_mushrooms" ADD CONSTRAINT "mushrooms_blocks_related_mushrooms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_related_mushrooms_locales" ADD CONSTRAINT "mushrooms_blocks_related_mushrooms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_blocks_related_mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_related_guides" ADD CONSTRAINT "mushrooms_blocks_related_guides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_related_guides_locales" ADD CONSTRAINT "mushrooms_blocks_related_guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms_blocks_related_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_carousel" ADD CONSTRAINT "_mushrooms_v_blocks_carousel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_carousel_locales" ADD CONSTRAINT "_mushrooms_v_blocks_carousel_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_blocks_carousel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_related_mushrooms" ADD CONSTRAINT "_mushrooms_v_blocks_related_mushrooms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_related_mushrooms_locales" ADD CONSTRAINT "_mushrooms_v_blocks_related_mushrooms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_blocks_related_mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_related_guides" ADD CONSTRAINT "_mushrooms_v_blocks_related_guides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_related_guides_locales" ADD CONSTRAINT "_mushrooms_v_blocks_related_guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v_blocks_related_guides"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_affiliates_fk" FOREIGN KEY ("affiliates_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_affiliates_fk" FOREIGN KEY ("affiliates_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_rels_affiliates_id_idx" ON "products_rels" USING btree ("affiliates_id");
  CREATE INDEX "_products_v_rels_affiliates_id_idx" ON "_products_v_rels" USING btree ("affiliates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mushrooms_blocks_carousel" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_carousel_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_related_mushrooms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_related_mushrooms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_related_guides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_related_guides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_carousel" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_carousel_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_related_mushrooms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_related_mushrooms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_related_guides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_related_guides_locales" DISABLE ROW LEVEL SECURITY;
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
  DROP TABLE "mushrooms_blocks_carousel" CASCADE;
  DROP TABLE "mushrooms_blocks_carousel_locales" CASCADE;
  DROP TABLE "mushrooms_blocks_related_mushrooms" CASCADE;
  DROP TABLE "mushrooms_blocks_related_mushrooms_locales" CASCADE;
  DROP TABLE "mushrooms_blocks_related_guides" CASCADE;
  DROP TABLE "mushrooms_blocks_related_guides_locales" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_carousel" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_carousel_locales" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_related_mushrooms" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_related_mushrooms_locales" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_related_guides" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_related_guides_locales" CASCADE;
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
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_affiliates_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_affiliates_fk";
  
  DROP INDEX "products_rels_affiliates_id_idx";
  DROP INDEX "_products_v_rels_affiliates_id_idx";
  ALTER TABLE "products_rels" DROP COLUMN "affiliates_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "affiliates_id";
  DROP TYPE "public"."enum_mushrooms_blocks_carousel_collection";
  DROP TYPE "public"."enum_mushrooms_blocks_carousel_sort";
  DROP TYPE "public"."enum__mushrooms_v_blocks_carousel_collection";
  DROP TYPE "public"."enum__mushrooms_v_blocks_carousel_sort";
  DROP TYPE "public"."enum_products_blocks_carousel_collection";
  DROP TYPE "public"."enum_products_blocks_carousel_sort";
  DROP TYPE "public"."enum_products_blocks_product_carousel_sort";
  DROP TYPE "public"."enum_products_blocks_archive_collection";
  DROP TYPE "public"."enum_products_blocks_archive_sort";
  DROP TYPE "public"."enum__products_v_blocks_carousel_collection";
  DROP TYPE "public"."enum__products_v_blocks_carousel_sort";
  DROP TYPE "public"."enum__products_v_blocks_product_carousel_sort";
  DROP TYPE "public"."enum__products_v_blocks_archive_collection";
  DROP TYPE "public"."enum__products_v_blocks_archive_sort";`)
}
