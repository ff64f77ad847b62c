import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Products, suppliers and what may be sold; the indexes that Payload leaves out of their translations. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_product_fact_icon" AS ENUM('activity', 'aperture', 'bookmark', 'brain', 'chef-hat', 'circle-help', 'cloud', 'crosshair', 'droplet', 'droplets', 'eye', 'flame', 'flower', 'hand', 'heart', 'heart-pulse', 'leaf', 'lightbulb', 'megaphone', 'message-circle', 'minus', 'moon', 'mountain', 'network', 'orbit', 'party-popper', 'repeat', 'skull', 'smile', 'soup', 'sparkles', 'sun', 'thermometer', 'trending-down', 'triangle-alert', 'unlink', 'utensils', 'waves', 'wind', 'wine-off', 'zap');
  CREATE TYPE "public"."enum_product_badge" AS ENUM('organic', 'nonGMO', 'vegan', 'glutenFree', 'crueltyFree', 'fairTradeCertified', 'kosher', 'halal', 'pesticideFree', 'noFillersAdditives', 'locallySourced', 'smallFarm', 'regenerativeAgriculture', 'sustainableHarvesting', 'wildForaged');
  CREATE TYPE "public"."enum_products_blocks_banner_style" AS ENUM('note', 'warning');
  CREATE TYPE "public"."enum_currency" AS ENUM('USD', 'EUR', 'GBP', 'CAD', 'MXN', 'BRL');
  CREATE TYPE "public"."enum_product_base_unit" AS ENUM('piece', 'g', 'kg', 'oz', 'lb', 'ml', 'l', 'fl-oz');
  CREATE TYPE "public"."enum_product_weight_unit" AS ENUM('g', 'kg', 'oz', 'lb');
  CREATE TYPE "public"."enum_product_length_unit" AS ENUM('cm', 'in');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_blocks_banner_style" AS ENUM('note', 'warning');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_social_network" AS ENUM('instagram', 'facebook', 'youtube', 'tiktok', 'pinterest', 'linkedin', 'x', 'mastodon', 'bluesky');
  CREATE TYPE "public"."enum_weekday" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_vendors_type" AS ENUM('grower', 'forager', 'shop', 'laboratory', 'bookshop', 'workshop', 'other');
  CREATE TYPE "public"."enum_supplier_status" AS ENUM('pending', 'active', 'suspended', 'closed');
  CREATE TYPE "public"."enum_vendors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vendors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vendors_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_payment_term" AS ENUM('prepaid', 'net-15', 'net-30', 'net-45', 'net-60');
  CREATE TYPE "public"."enum_wholesale_type" AS ENUM('grower', 'processor', 'equipment', 'distributor', 'other');
  CREATE TYPE "public"."enum_wholesale_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__wholesale_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__wholesale_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_dropshipping_type" AS ENUM('supplements', 'growing', 'apparel', 'general', 'other');
  CREATE TYPE "public"."enum_dropshipping_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dropshipping_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dropshipping_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_sale_verdict" AS ENUM('never', 'onlyIn');
  ALTER TYPE "public"."enum_users_roles" ADD VALUE 'vendor' BEFORE 'member';
  CREATE TABLE "product_key_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"identifier" varchar,
  	"colour" varchar
  );
  
  CREATE TABLE "product_key_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_keys" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"identifier" varchar
  );
  
  CREATE TABLE "product_keys_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_variant_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"option" varchar
  );
  
  CREATE TABLE "product_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"pricing_price" numeric,
  	"sales_active" boolean DEFAULT false,
  	"sales_scheduled_sale" boolean DEFAULT false,
  	"sales_date_range_from" timestamp(3) with time zone,
  	"sales_date_range_to" timestamp(3) with time zone,
  	"sales_sale_price" numeric,
  	"stock" numeric,
  	"sku" varchar,
  	"mpn" varchar
  );
  
  CREATE TABLE "product_variants_locales" (
  	"sales_sale_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "product_gallery_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"icon" "enum_product_fact_icon"
  );
  
  CREATE TABLE "product_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "product_tabs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_tabs_locales" (
  	"tab_title" varchar,
  	"rich_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_badges" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_product_badge",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_quality" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_quality_locales" (
  	"designation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "product_sourcing" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_sourcing_locales" (
  	"designation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
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
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"base_inventory_unit_price" numeric,
  	"base_inventory_currency" "enum_currency" DEFAULT 'USD',
  	"base_inventory_base_unit_quantity" numeric,
  	"base_inventory_base_unit" "enum_product_base_unit",
  	"base_inventory_stock" numeric DEFAULT 0,
  	"sales_active" boolean DEFAULT false,
  	"sales_scheduled_sale" boolean DEFAULT false,
  	"sales_date_range_from" timestamp(3) with time zone,
  	"sales_date_range_to" timestamp(3) with time zone,
  	"sales_sale_price" numeric,
  	"sku" varchar,
  	"mpn" varchar,
  	"enable_variants" boolean DEFAULT false,
  	"product_description_product_image_id" uuid,
  	"shipping_info_weight" numeric,
  	"shipping_info_weight_unit" "enum_product_weight_unit" DEFAULT 'g',
  	"shipping_info_width" numeric,
  	"shipping_info_height" numeric,
  	"shipping_info_length" numeric,
  	"shipping_info_length_unit" "enum_product_length_unit" DEFAULT 'cm',
  	"meta_image_id" uuid,
  	"slug" varchar,
  	"vendor_id" uuid,
  	"vendor_active" boolean DEFAULT false,
  	"published_at" timestamp(3) with time zone,
  	"like_count" numeric DEFAULT 0,
  	"aggregate_rating_average_rating" numeric,
  	"aggregate_rating_impression_count" numeric DEFAULT 0,
  	"aggregate_rating_review_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"base_inventory_item_type" varchar,
  	"sales_sale_label" varchar,
  	"description" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid,
  	"products_id" uuid,
  	"vendors_id" uuid,
  	"wholesale_id" uuid,
  	"dropshipping_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_product_key_options_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"identifier" varchar,
  	"colour" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_key_options_v_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_keys_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"identifier" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_keys_v_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_variant_options_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"option" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_variants_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"pricing_price" numeric,
  	"sales_active" boolean DEFAULT false,
  	"sales_scheduled_sale" boolean DEFAULT false,
  	"sales_date_range_from" timestamp(3) with time zone,
  	"sales_date_range_to" timestamp(3) with time zone,
  	"sales_sale_price" numeric,
  	"stock" numeric,
  	"sku" varchar,
  	"mpn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_variants_v_locales" (
  	"sales_sale_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_gallery_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_gallery_v_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_facts_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"icon" "enum_product_fact_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_tabs_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_tabs_v_locales" (
  	"tab_title" varchar,
  	"rich_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_version_badges" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_product_badge",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_product_quality_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_quality_v_locales" (
  	"designation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_product_sourcing_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_product_sourcing_v_locales" (
  	"designation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
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
  
  CREATE TABLE "_products_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_base_inventory_unit_price" numeric,
  	"version_base_inventory_currency" "enum_currency" DEFAULT 'USD',
  	"version_base_inventory_base_unit_quantity" numeric,
  	"version_base_inventory_base_unit" "enum_product_base_unit",
  	"version_base_inventory_stock" numeric DEFAULT 0,
  	"version_sales_active" boolean DEFAULT false,
  	"version_sales_scheduled_sale" boolean DEFAULT false,
  	"version_sales_date_range_from" timestamp(3) with time zone,
  	"version_sales_date_range_to" timestamp(3) with time zone,
  	"version_sales_sale_price" numeric,
  	"version_sku" varchar,
  	"version_mpn" varchar,
  	"version_enable_variants" boolean DEFAULT false,
  	"version_product_description_product_image_id" uuid,
  	"version_shipping_info_weight" numeric,
  	"version_shipping_info_weight_unit" "enum_product_weight_unit" DEFAULT 'g',
  	"version_shipping_info_width" numeric,
  	"version_shipping_info_height" numeric,
  	"version_shipping_info_length" numeric,
  	"version_shipping_info_length_unit" "enum_product_length_unit" DEFAULT 'cm',
  	"version_meta_image_id" uuid,
  	"version_slug" varchar,
  	"version_vendor_id" uuid,
  	"version_vendor_active" boolean DEFAULT false,
  	"version_published_at" timestamp(3) with time zone,
  	"version_like_count" numeric DEFAULT 0,
  	"version_aggregate_rating_average_rating" numeric,
  	"version_aggregate_rating_impression_count" numeric DEFAULT 0,
  	"version_aggregate_rating_review_count" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_base_inventory_item_type" varchar,
  	"version_sales_sale_label" varchar,
  	"version_description" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_products_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid,
  	"products_id" uuid,
  	"vendors_id" uuid,
  	"wholesale_id" uuid,
  	"dropshipping_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "vendors_social_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar
  );
  
  CREATE TABLE "vendor_opening" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_weekday",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "vendors" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"business_name" varchar,
  	"display_name" varchar,
  	"slug" varchar,
  	"vendor_type" "enum_vendors_type",
  	"logo_id" uuid,
  	"address_street" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_postal_code" varchar,
  	"address_country" varchar DEFAULT 'US',
  	"location_latitude" numeric,
  	"location_longitude" numeric,
  	"phone" varchar,
  	"email" varchar,
  	"website" varchar,
  	"has_store" boolean DEFAULT false,
  	"standard_policy" boolean DEFAULT false,
  	"owner_id" uuid,
  	"status" "enum_supplier_status" DEFAULT 'pending',
  	"approved_at" timestamp(3) with time zone,
  	"like_count" numeric DEFAULT 0,
  	"aggregate_rating_average_rating" numeric,
  	"aggregate_rating_impression_count" numeric DEFAULT 0,
  	"aggregate_rating_review_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_vendors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "vendors_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "vendors_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_vendors_social_media_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vendor_opening_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"day" "enum_weekday",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vendors_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_business_name" varchar,
  	"version_display_name" varchar,
  	"version_slug" varchar,
  	"version_vendor_type" "enum_vendors_type",
  	"version_logo_id" uuid,
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" varchar,
  	"version_address_postal_code" varchar,
  	"version_address_country" varchar DEFAULT 'US',
  	"version_location_latitude" numeric,
  	"version_location_longitude" numeric,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_website" varchar,
  	"version_has_store" boolean DEFAULT false,
  	"version_standard_policy" boolean DEFAULT false,
  	"version_owner_id" uuid,
  	"version_status" "enum_supplier_status" DEFAULT 'pending',
  	"version_approved_at" timestamp(3) with time zone,
  	"version_like_count" numeric DEFAULT 0,
  	"version_aggregate_rating_average_rating" numeric,
  	"version_aggregate_rating_impression_count" numeric DEFAULT 0,
  	"version_aggregate_rating_review_count" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__vendors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__vendors_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_vendors_v_locales" (
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_vendors_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid
  );
  
  CREATE TABLE "wholesale_social_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar
  );
  
  CREATE TABLE "wholesale_net_terms" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_payment_term",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "wholesale" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"business_name" varchar,
  	"display_name" varchar,
  	"slug" varchar,
  	"wholesale_type" "enum_wholesale_type",
  	"logo_id" uuid,
  	"address_street" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_postal_code" varchar,
  	"address_country" varchar DEFAULT 'US',
  	"location_latitude" numeric,
  	"location_longitude" numeric,
  	"phone" varchar,
  	"email" varchar,
  	"website" varchar,
  	"minimum_order_amount" numeric,
  	"minimum_order_currency" "enum_currency" DEFAULT 'USD',
  	"lead_time_from" numeric,
  	"lead_time_to" numeric,
  	"status" "enum_supplier_status" DEFAULT 'pending',
  	"approved_at" timestamp(3) with time zone,
  	"like_count" numeric DEFAULT 0,
  	"aggregate_rating_average_rating" numeric,
  	"aggregate_rating_impression_count" numeric DEFAULT 0,
  	"aggregate_rating_review_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_wholesale_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "wholesale_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "wholesale_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_wholesale_social_media_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wholesale_v_version_net_terms" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_payment_term",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_wholesale_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_business_name" varchar,
  	"version_display_name" varchar,
  	"version_slug" varchar,
  	"version_wholesale_type" "enum_wholesale_type",
  	"version_logo_id" uuid,
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" varchar,
  	"version_address_postal_code" varchar,
  	"version_address_country" varchar DEFAULT 'US',
  	"version_location_latitude" numeric,
  	"version_location_longitude" numeric,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_website" varchar,
  	"version_minimum_order_amount" numeric,
  	"version_minimum_order_currency" "enum_currency" DEFAULT 'USD',
  	"version_lead_time_from" numeric,
  	"version_lead_time_to" numeric,
  	"version_status" "enum_supplier_status" DEFAULT 'pending',
  	"version_approved_at" timestamp(3) with time zone,
  	"version_like_count" numeric DEFAULT 0,
  	"version_aggregate_rating_average_rating" numeric,
  	"version_aggregate_rating_impression_count" numeric DEFAULT 0,
  	"version_aggregate_rating_review_count" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__wholesale_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__wholesale_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_wholesale_v_locales" (
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_wholesale_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid
  );
  
  CREATE TABLE "dropshipping_social_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar
  );
  
  CREATE TABLE "dropshipping" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"business_name" varchar,
  	"display_name" varchar,
  	"slug" varchar,
  	"supplier_type" "enum_dropshipping_type",
  	"logo_id" uuid,
  	"address_street" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_postal_code" varchar,
  	"address_country" varchar DEFAULT 'US',
  	"location_latitude" numeric,
  	"location_longitude" numeric,
  	"phone" varchar,
  	"email" varchar,
  	"website" varchar,
  	"fees_per_order" numeric,
  	"fees_monthly" numeric,
  	"fees_currency" "enum_currency" DEFAULT 'USD',
  	"lead_time_from" numeric,
  	"lead_time_to" numeric,
  	"status" "enum_supplier_status" DEFAULT 'pending',
  	"approved_at" timestamp(3) with time zone,
  	"like_count" numeric DEFAULT 0,
  	"aggregate_rating_average_rating" numeric,
  	"aggregate_rating_impression_count" numeric DEFAULT 0,
  	"aggregate_rating_review_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_dropshipping_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dropshipping_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "dropshipping_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dropshipping_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_dropshipping_social_media_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dropshipping_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_business_name" varchar,
  	"version_display_name" varchar,
  	"version_slug" varchar,
  	"version_supplier_type" "enum_dropshipping_type",
  	"version_logo_id" uuid,
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" varchar,
  	"version_address_postal_code" varchar,
  	"version_address_country" varchar DEFAULT 'US',
  	"version_location_latitude" numeric,
  	"version_location_longitude" numeric,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_website" varchar,
  	"version_fees_per_order" numeric,
  	"version_fees_monthly" numeric,
  	"version_fees_currency" "enum_currency" DEFAULT 'USD',
  	"version_lead_time_from" numeric,
  	"version_lead_time_to" numeric,
  	"version_status" "enum_supplier_status" DEFAULT 'pending',
  	"version_approved_at" timestamp(3) with time zone,
  	"version_like_count" numeric DEFAULT 0,
  	"version_aggregate_rating_average_rating" numeric,
  	"version_aggregate_rating_impression_count" numeric DEFAULT 0,
  	"version_aggregate_rating_review_count" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__dropshipping_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dropshipping_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_dropshipping_v_locales" (
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_dropshipping_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dropshipping_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" uuid
  );
  
  CREATE TABLE "affiliates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"business_name" varchar NOT NULL,
  	"website" varchar NOT NULL,
  	"logo_id" uuid,
  	"network" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "affiliates_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "salerules" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"all_psilocybin" boolean DEFAULT false,
  	"all_toxic" boolean DEFAULT false,
  	"verdict" "enum_sale_verdict" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "salerules_locales" (
  	"reason" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "salerules_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "salerules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"categories_id" uuid
  );
  
  ALTER TABLE "mushrooms_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "mushrooms_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "mushrooms_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "mushrooms_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "_mushrooms_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_mushrooms_v_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "_mushrooms_v_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "_mushrooms_v_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "reviews_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "reviews_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "reviews_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "reviews_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "_reviews_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_reviews_v_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "_reviews_v_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "_reviews_v_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "comments_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "comments_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "comments_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "comments_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "_comments_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_comments_v_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "_comments_v_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "_comments_v_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "likes_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "likes_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "likes_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "likes_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "affiliates_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "salerules_id" uuid;
  ALTER TABLE "product_key_options" ADD CONSTRAINT "product_key_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_key_options_locales" ADD CONSTRAINT "product_key_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_key_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_keys" ADD CONSTRAINT "product_keys_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_keys_locales" ADD CONSTRAINT "product_keys_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_variant_options" ADD CONSTRAINT "product_variant_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_variants_locales" ADD CONSTRAINT "product_variants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_gallery" ADD CONSTRAINT "product_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_gallery" ADD CONSTRAINT "product_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_gallery_locales" ADD CONSTRAINT "product_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_links" ADD CONSTRAINT "product_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_tabs" ADD CONSTRAINT "product_tabs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_tabs_locales" ADD CONSTRAINT "product_tabs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_tabs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_badges" ADD CONSTRAINT "products_badges_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_quality" ADD CONSTRAINT "product_quality_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_quality_locales" ADD CONSTRAINT "product_quality_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_quality"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_sourcing" ADD CONSTRAINT "product_sourcing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_sourcing_locales" ADD CONSTRAINT "product_sourcing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_sourcing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_banner" ADD CONSTRAINT "products_blocks_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_banner_locales" ADD CONSTRAINT "products_blocks_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_content" ADD CONSTRAINT "products_blocks_content_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_content_locales" ADD CONSTRAINT "products_blocks_content_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_blocks_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_reviews" ADD CONSTRAINT "products_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_blocks_comments" ADD CONSTRAINT "products_blocks_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_product_description_product_image_id_media_id_fk" FOREIGN KEY ("product_description_product_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_key_options_v" ADD CONSTRAINT "_product_key_options_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_keys_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_key_options_v_locales" ADD CONSTRAINT "_product_key_options_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_key_options_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_keys_v" ADD CONSTRAINT "_product_keys_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_keys_v_locales" ADD CONSTRAINT "_product_keys_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_keys_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_variant_options_v" ADD CONSTRAINT "_product_variant_options_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_variants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_variants_v" ADD CONSTRAINT "_product_variants_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_variants_v_locales" ADD CONSTRAINT "_product_variants_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_variants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_gallery_v" ADD CONSTRAINT "_product_gallery_v_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_gallery_v" ADD CONSTRAINT "_product_gallery_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_gallery_v_locales" ADD CONSTRAINT "_product_gallery_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_gallery_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_facts_v" ADD CONSTRAINT "_product_facts_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_links_v" ADD CONSTRAINT "_product_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_tabs_v" ADD CONSTRAINT "_product_tabs_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_tabs_v_locales" ADD CONSTRAINT "_product_tabs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_tabs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_badges" ADD CONSTRAINT "_products_v_version_badges_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_quality_v" ADD CONSTRAINT "_product_quality_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_quality_v_locales" ADD CONSTRAINT "_product_quality_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_quality_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_sourcing_v" ADD CONSTRAINT "_product_sourcing_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_sourcing_v_locales" ADD CONSTRAINT "_product_sourcing_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_sourcing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_banner" ADD CONSTRAINT "_products_v_blocks_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_banner_locales" ADD CONSTRAINT "_products_v_blocks_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_content" ADD CONSTRAINT "_products_v_blocks_content_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_content_locales" ADD CONSTRAINT "_products_v_blocks_content_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_blocks_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_reviews" ADD CONSTRAINT "_products_v_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_blocks_comments" ADD CONSTRAINT "_products_v_blocks_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_product_description_product_image_id_media_id_fk" FOREIGN KEY ("version_product_description_product_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_vendor_id_vendors_id_fk" FOREIGN KEY ("version_vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendors_social_media" ADD CONSTRAINT "vendors_social_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendor_opening" ADD CONSTRAINT "vendor_opening_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendors" ADD CONSTRAINT "vendors_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vendors" ADD CONSTRAINT "vendors_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vendors_locales" ADD CONSTRAINT "vendors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendors_rels" ADD CONSTRAINT "vendors_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendors_rels" ADD CONSTRAINT "vendors_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vendors_social_media_v" ADD CONSTRAINT "_vendors_social_media_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vendors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vendor_opening_v" ADD CONSTRAINT "_vendor_opening_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vendors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vendors_v" ADD CONSTRAINT "_vendors_v_parent_id_vendors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vendors_v" ADD CONSTRAINT "_vendors_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vendors_v" ADD CONSTRAINT "_vendors_v_version_owner_id_users_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vendors_v_locales" ADD CONSTRAINT "_vendors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vendors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vendors_v_rels" ADD CONSTRAINT "_vendors_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vendors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vendors_v_rels" ADD CONSTRAINT "_vendors_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wholesale_social_media" ADD CONSTRAINT "wholesale_social_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wholesale_net_terms" ADD CONSTRAINT "wholesale_net_terms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wholesale" ADD CONSTRAINT "wholesale_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wholesale_locales" ADD CONSTRAINT "wholesale_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wholesale_rels" ADD CONSTRAINT "wholesale_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wholesale_rels" ADD CONSTRAINT "wholesale_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_social_media_v" ADD CONSTRAINT "_wholesale_social_media_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wholesale_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_v_version_net_terms" ADD CONSTRAINT "_wholesale_v_version_net_terms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_wholesale_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_v" ADD CONSTRAINT "_wholesale_v_parent_id_wholesale_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wholesale"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wholesale_v" ADD CONSTRAINT "_wholesale_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wholesale_v_locales" ADD CONSTRAINT "_wholesale_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wholesale_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_v_rels" ADD CONSTRAINT "_wholesale_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_wholesale_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_v_rels" ADD CONSTRAINT "_wholesale_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping_social_media" ADD CONSTRAINT "dropshipping_social_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping" ADD CONSTRAINT "dropshipping_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dropshipping_locales" ADD CONSTRAINT "dropshipping_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping_texts" ADD CONSTRAINT "dropshipping_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping_rels" ADD CONSTRAINT "dropshipping_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping_rels" ADD CONSTRAINT "dropshipping_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_social_media_v" ADD CONSTRAINT "_dropshipping_social_media_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dropshipping_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_v" ADD CONSTRAINT "_dropshipping_v_parent_id_dropshipping_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dropshipping"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dropshipping_v" ADD CONSTRAINT "_dropshipping_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dropshipping_v_locales" ADD CONSTRAINT "_dropshipping_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dropshipping_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_v_texts" ADD CONSTRAINT "_dropshipping_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dropshipping_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_v_rels" ADD CONSTRAINT "_dropshipping_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dropshipping_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_v_rels" ADD CONSTRAINT "_dropshipping_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "affiliates_locales" ADD CONSTRAINT "affiliates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "salerules_locales" ADD CONSTRAINT "salerules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."salerules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "salerules_texts" ADD CONSTRAINT "salerules_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."salerules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "salerules_rels" ADD CONSTRAINT "salerules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."salerules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "salerules_rels" ADD CONSTRAINT "salerules_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "salerules_rels" ADD CONSTRAINT "salerules_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_key_options_order_idx" ON "product_key_options" USING btree ("_order");
  CREATE INDEX "product_key_options_parent_id_idx" ON "product_key_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_key_options_locales_locale_parent_id_unique" ON "product_key_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_keys_order_idx" ON "product_keys" USING btree ("_order");
  CREATE INDEX "product_keys_parent_id_idx" ON "product_keys" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_keys_locales_locale_parent_id_unique" ON "product_keys_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_variant_options_order_idx" ON "product_variant_options" USING btree ("_order");
  CREATE INDEX "product_variant_options_parent_id_idx" ON "product_variant_options" USING btree ("_parent_id");
  CREATE INDEX "product_variants_order_idx" ON "product_variants" USING btree ("_order");
  CREATE INDEX "product_variants_parent_id_idx" ON "product_variants" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_variants_locales_locale_parent_id_unique" ON "product_variants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_gallery_order_idx" ON "product_gallery" USING btree ("_order");
  CREATE INDEX "product_gallery_parent_id_idx" ON "product_gallery" USING btree ("_parent_id");
  CREATE INDEX "product_gallery_image_idx" ON "product_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "product_gallery_locales_locale_parent_id_unique" ON "product_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_facts_order_idx" ON "product_facts" USING btree ("_order");
  CREATE INDEX "product_facts_parent_id_idx" ON "product_facts" USING btree ("_parent_id");
  CREATE INDEX "product_facts_locale_idx" ON "product_facts" USING btree ("_locale");
  CREATE INDEX "product_links_order_idx" ON "product_links" USING btree ("_order");
  CREATE INDEX "product_links_parent_id_idx" ON "product_links" USING btree ("_parent_id");
  CREATE INDEX "product_links_locale_idx" ON "product_links" USING btree ("_locale");
  CREATE INDEX "product_tabs_order_idx" ON "product_tabs" USING btree ("_order");
  CREATE INDEX "product_tabs_parent_id_idx" ON "product_tabs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_tabs_locales_locale_parent_id_unique" ON "product_tabs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_badges_order_idx" ON "products_badges" USING btree ("order");
  CREATE INDEX "products_badges_parent_idx" ON "products_badges" USING btree ("parent_id");
  CREATE INDEX "product_quality_order_idx" ON "product_quality" USING btree ("_order");
  CREATE INDEX "product_quality_parent_id_idx" ON "product_quality" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_quality_locales_locale_parent_id_unique" ON "product_quality_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_sourcing_order_idx" ON "product_sourcing" USING btree ("_order");
  CREATE INDEX "product_sourcing_parent_id_idx" ON "product_sourcing" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_sourcing_locales_locale_parent_id_unique" ON "product_sourcing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_blocks_banner_order_idx" ON "products_blocks_banner" USING btree ("_order");
  CREATE INDEX "products_blocks_banner_parent_id_idx" ON "products_blocks_banner" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_banner_path_idx" ON "products_blocks_banner" USING btree ("_path");
  CREATE UNIQUE INDEX "products_blocks_banner_locales_locale_parent_id_unique" ON "products_blocks_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_blocks_content_order_idx" ON "products_blocks_content" USING btree ("_order");
  CREATE INDEX "products_blocks_content_parent_id_idx" ON "products_blocks_content" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_content_path_idx" ON "products_blocks_content" USING btree ("_path");
  CREATE UNIQUE INDEX "products_blocks_content_locales_locale_parent_id_unique" ON "products_blocks_content_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_blocks_reviews_order_idx" ON "products_blocks_reviews" USING btree ("_order");
  CREATE INDEX "products_blocks_reviews_parent_id_idx" ON "products_blocks_reviews" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_reviews_path_idx" ON "products_blocks_reviews" USING btree ("_path");
  CREATE INDEX "products_blocks_comments_order_idx" ON "products_blocks_comments" USING btree ("_order");
  CREATE INDEX "products_blocks_comments_parent_id_idx" ON "products_blocks_comments" USING btree ("_parent_id");
  CREATE INDEX "products_blocks_comments_path_idx" ON "products_blocks_comments" USING btree ("_path");
  CREATE INDEX "products_product_description_product_description_product_idx" ON "products" USING btree ("product_description_product_image_id");
  CREATE INDEX "products_meta_meta_image_idx" ON "products" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_vendor_idx" ON "products" USING btree ("vendor_id");
  CREATE INDEX "products_vendor_active_idx" ON "products" USING btree ("vendor_active");
  CREATE INDEX "products_published_at_idx" ON "products" USING btree ("published_at");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_mushrooms_id_idx" ON "products_rels" USING btree ("mushrooms_id");
  CREATE INDEX "products_rels_growingguides_id_idx" ON "products_rels" USING btree ("growingguides_id");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "products_rels_vendors_id_idx" ON "products_rels" USING btree ("vendors_id");
  CREATE INDEX "products_rels_wholesale_id_idx" ON "products_rels" USING btree ("wholesale_id");
  CREATE INDEX "products_rels_dropshipping_id_idx" ON "products_rels" USING btree ("dropshipping_id");
  CREATE INDEX "products_rels_categories_id_idx" ON "products_rels" USING btree ("categories_id");
  CREATE INDEX "_product_key_options_v_order_idx" ON "_product_key_options_v" USING btree ("_order");
  CREATE INDEX "_product_key_options_v_parent_id_idx" ON "_product_key_options_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_key_options_v_locales_locale_parent_id_unique" ON "_product_key_options_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_keys_v_order_idx" ON "_product_keys_v" USING btree ("_order");
  CREATE INDEX "_product_keys_v_parent_id_idx" ON "_product_keys_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_keys_v_locales_locale_parent_id_unique" ON "_product_keys_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_variant_options_v_order_idx" ON "_product_variant_options_v" USING btree ("_order");
  CREATE INDEX "_product_variant_options_v_parent_id_idx" ON "_product_variant_options_v" USING btree ("_parent_id");
  CREATE INDEX "_product_variants_v_order_idx" ON "_product_variants_v" USING btree ("_order");
  CREATE INDEX "_product_variants_v_parent_id_idx" ON "_product_variants_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_variants_v_locales_locale_parent_id_unique" ON "_product_variants_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_gallery_v_order_idx" ON "_product_gallery_v" USING btree ("_order");
  CREATE INDEX "_product_gallery_v_parent_id_idx" ON "_product_gallery_v" USING btree ("_parent_id");
  CREATE INDEX "_product_gallery_v_image_idx" ON "_product_gallery_v" USING btree ("image_id");
  CREATE UNIQUE INDEX "_product_gallery_v_locales_locale_parent_id_unique" ON "_product_gallery_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_facts_v_order_idx" ON "_product_facts_v" USING btree ("_order");
  CREATE INDEX "_product_facts_v_parent_id_idx" ON "_product_facts_v" USING btree ("_parent_id");
  CREATE INDEX "_product_facts_v_locale_idx" ON "_product_facts_v" USING btree ("_locale");
  CREATE INDEX "_product_links_v_order_idx" ON "_product_links_v" USING btree ("_order");
  CREATE INDEX "_product_links_v_parent_id_idx" ON "_product_links_v" USING btree ("_parent_id");
  CREATE INDEX "_product_links_v_locale_idx" ON "_product_links_v" USING btree ("_locale");
  CREATE INDEX "_product_tabs_v_order_idx" ON "_product_tabs_v" USING btree ("_order");
  CREATE INDEX "_product_tabs_v_parent_id_idx" ON "_product_tabs_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_tabs_v_locales_locale_parent_id_unique" ON "_product_tabs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_badges_order_idx" ON "_products_v_version_badges" USING btree ("order");
  CREATE INDEX "_products_v_version_badges_parent_idx" ON "_products_v_version_badges" USING btree ("parent_id");
  CREATE INDEX "_product_quality_v_order_idx" ON "_product_quality_v" USING btree ("_order");
  CREATE INDEX "_product_quality_v_parent_id_idx" ON "_product_quality_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_quality_v_locales_locale_parent_id_unique" ON "_product_quality_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_sourcing_v_order_idx" ON "_product_sourcing_v" USING btree ("_order");
  CREATE INDEX "_product_sourcing_v_parent_id_idx" ON "_product_sourcing_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_sourcing_v_locales_locale_parent_id_unique" ON "_product_sourcing_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_blocks_banner_order_idx" ON "_products_v_blocks_banner" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_banner_parent_id_idx" ON "_products_v_blocks_banner" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_banner_path_idx" ON "_products_v_blocks_banner" USING btree ("_path");
  CREATE UNIQUE INDEX "_products_v_blocks_banner_locales_locale_parent_id_unique" ON "_products_v_blocks_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_blocks_content_order_idx" ON "_products_v_blocks_content" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_content_parent_id_idx" ON "_products_v_blocks_content" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_content_path_idx" ON "_products_v_blocks_content" USING btree ("_path");
  CREATE UNIQUE INDEX "_products_v_blocks_content_locales_locale_parent_id_unique" ON "_products_v_blocks_content_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_blocks_reviews_order_idx" ON "_products_v_blocks_reviews" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_reviews_parent_id_idx" ON "_products_v_blocks_reviews" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_reviews_path_idx" ON "_products_v_blocks_reviews" USING btree ("_path");
  CREATE INDEX "_products_v_blocks_comments_order_idx" ON "_products_v_blocks_comments" USING btree ("_order");
  CREATE INDEX "_products_v_blocks_comments_parent_id_idx" ON "_products_v_blocks_comments" USING btree ("_parent_id");
  CREATE INDEX "_products_v_blocks_comments_path_idx" ON "_products_v_blocks_comments" USING btree ("_path");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_product_description_version_product__idx" ON "_products_v" USING btree ("version_product_description_product_image_id");
  CREATE INDEX "_products_v_version_meta_version_meta_image_idx" ON "_products_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_vendor_idx" ON "_products_v" USING btree ("version_vendor_id");
  CREATE INDEX "_products_v_version_version_vendor_active_idx" ON "_products_v" USING btree ("version_vendor_active");
  CREATE INDEX "_products_v_version_version_published_at_idx" ON "_products_v" USING btree ("version_published_at");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_texts_order_parent" ON "_products_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_mushrooms_id_idx" ON "_products_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_products_v_rels_growingguides_id_idx" ON "_products_v_rels" USING btree ("growingguides_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_rels_vendors_id_idx" ON "_products_v_rels" USING btree ("vendors_id");
  CREATE INDEX "_products_v_rels_wholesale_id_idx" ON "_products_v_rels" USING btree ("wholesale_id");
  CREATE INDEX "_products_v_rels_dropshipping_id_idx" ON "_products_v_rels" USING btree ("dropshipping_id");
  CREATE INDEX "_products_v_rels_categories_id_idx" ON "_products_v_rels" USING btree ("categories_id");
  CREATE INDEX "vendors_social_media_order_idx" ON "vendors_social_media" USING btree ("_order");
  CREATE INDEX "vendors_social_media_parent_id_idx" ON "vendors_social_media" USING btree ("_parent_id");
  CREATE INDEX "vendor_opening_order_idx" ON "vendor_opening" USING btree ("_order");
  CREATE INDEX "vendor_opening_parent_id_idx" ON "vendor_opening" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vendors_slug_idx" ON "vendors" USING btree ("slug");
  CREATE INDEX "vendors_vendor_type_idx" ON "vendors" USING btree ("vendor_type");
  CREATE INDEX "vendors_logo_idx" ON "vendors" USING btree ("logo_id");
  CREATE INDEX "vendors_address_address_city_idx" ON "vendors" USING btree ("address_city");
  CREATE INDEX "vendors_address_address_state_idx" ON "vendors" USING btree ("address_state");
  CREATE INDEX "vendors_address_address_postal_code_idx" ON "vendors" USING btree ("address_postal_code");
  CREATE INDEX "vendors_address_address_country_idx" ON "vendors" USING btree ("address_country");
  CREATE INDEX "vendors_has_store_idx" ON "vendors" USING btree ("has_store");
  CREATE INDEX "vendors_owner_idx" ON "vendors" USING btree ("owner_id");
  CREATE INDEX "vendors_status_idx" ON "vendors" USING btree ("status");
  CREATE INDEX "vendors_updated_at_idx" ON "vendors" USING btree ("updated_at");
  CREATE INDEX "vendors_created_at_idx" ON "vendors" USING btree ("created_at");
  CREATE INDEX "vendors__status_idx" ON "vendors" USING btree ("_status");
  CREATE UNIQUE INDEX "vendors_locales_locale_parent_id_unique" ON "vendors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vendors_rels_order_idx" ON "vendors_rels" USING btree ("order");
  CREATE INDEX "vendors_rels_parent_idx" ON "vendors_rels" USING btree ("parent_id");
  CREATE INDEX "vendors_rels_path_idx" ON "vendors_rels" USING btree ("path");
  CREATE INDEX "vendors_rels_categories_id_idx" ON "vendors_rels" USING btree ("categories_id");
  CREATE INDEX "_vendors_social_media_v_order_idx" ON "_vendors_social_media_v" USING btree ("_order");
  CREATE INDEX "_vendors_social_media_v_parent_id_idx" ON "_vendors_social_media_v" USING btree ("_parent_id");
  CREATE INDEX "_vendor_opening_v_order_idx" ON "_vendor_opening_v" USING btree ("_order");
  CREATE INDEX "_vendor_opening_v_parent_id_idx" ON "_vendor_opening_v" USING btree ("_parent_id");
  CREATE INDEX "_vendors_v_parent_idx" ON "_vendors_v" USING btree ("parent_id");
  CREATE INDEX "_vendors_v_version_version_slug_idx" ON "_vendors_v" USING btree ("version_slug");
  CREATE INDEX "_vendors_v_version_version_vendor_type_idx" ON "_vendors_v" USING btree ("version_vendor_type");
  CREATE INDEX "_vendors_v_version_version_logo_idx" ON "_vendors_v" USING btree ("version_logo_id");
  CREATE INDEX "_vendors_v_version_address_version_address_city_idx" ON "_vendors_v" USING btree ("version_address_city");
  CREATE INDEX "_vendors_v_version_address_version_address_state_idx" ON "_vendors_v" USING btree ("version_address_state");
  CREATE INDEX "_vendors_v_version_address_version_address_postal_code_idx" ON "_vendors_v" USING btree ("version_address_postal_code");
  CREATE INDEX "_vendors_v_version_address_version_address_country_idx" ON "_vendors_v" USING btree ("version_address_country");
  CREATE INDEX "_vendors_v_version_version_has_store_idx" ON "_vendors_v" USING btree ("version_has_store");
  CREATE INDEX "_vendors_v_version_version_owner_idx" ON "_vendors_v" USING btree ("version_owner_id");
  CREATE INDEX "_vendors_v_version_version_status_idx" ON "_vendors_v" USING btree ("version_status");
  CREATE INDEX "_vendors_v_version_version_updated_at_idx" ON "_vendors_v" USING btree ("version_updated_at");
  CREATE INDEX "_vendors_v_version_version_created_at_idx" ON "_vendors_v" USING btree ("version_created_at");
  CREATE INDEX "_vendors_v_version_version__status_idx" ON "_vendors_v" USING btree ("version__status");
  CREATE INDEX "_vendors_v_created_at_idx" ON "_vendors_v" USING btree ("created_at");
  CREATE INDEX "_vendors_v_updated_at_idx" ON "_vendors_v" USING btree ("updated_at");
  CREATE INDEX "_vendors_v_snapshot_idx" ON "_vendors_v" USING btree ("snapshot");
  CREATE INDEX "_vendors_v_published_locale_idx" ON "_vendors_v" USING btree ("published_locale");
  CREATE INDEX "_vendors_v_latest_idx" ON "_vendors_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_vendors_v_locales_locale_parent_id_unique" ON "_vendors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vendors_v_rels_order_idx" ON "_vendors_v_rels" USING btree ("order");
  CREATE INDEX "_vendors_v_rels_parent_idx" ON "_vendors_v_rels" USING btree ("parent_id");
  CREATE INDEX "_vendors_v_rels_path_idx" ON "_vendors_v_rels" USING btree ("path");
  CREATE INDEX "_vendors_v_rels_categories_id_idx" ON "_vendors_v_rels" USING btree ("categories_id");
  CREATE INDEX "wholesale_social_media_order_idx" ON "wholesale_social_media" USING btree ("_order");
  CREATE INDEX "wholesale_social_media_parent_id_idx" ON "wholesale_social_media" USING btree ("_parent_id");
  CREATE INDEX "wholesale_net_terms_order_idx" ON "wholesale_net_terms" USING btree ("order");
  CREATE INDEX "wholesale_net_terms_parent_idx" ON "wholesale_net_terms" USING btree ("parent_id");
  CREATE UNIQUE INDEX "wholesale_slug_idx" ON "wholesale" USING btree ("slug");
  CREATE INDEX "wholesale_wholesale_type_idx" ON "wholesale" USING btree ("wholesale_type");
  CREATE INDEX "wholesale_logo_idx" ON "wholesale" USING btree ("logo_id");
  CREATE INDEX "wholesale_address_address_city_idx" ON "wholesale" USING btree ("address_city");
  CREATE INDEX "wholesale_address_address_state_idx" ON "wholesale" USING btree ("address_state");
  CREATE INDEX "wholesale_address_address_postal_code_idx" ON "wholesale" USING btree ("address_postal_code");
  CREATE INDEX "wholesale_address_address_country_idx" ON "wholesale" USING btree ("address_country");
  CREATE INDEX "wholesale_status_idx" ON "wholesale" USING btree ("status");
  CREATE INDEX "wholesale_updated_at_idx" ON "wholesale" USING btree ("updated_at");
  CREATE INDEX "wholesale_created_at_idx" ON "wholesale" USING btree ("created_at");
  CREATE INDEX "wholesale__status_idx" ON "wholesale" USING btree ("_status");
  CREATE UNIQUE INDEX "wholesale_locales_locale_parent_id_unique" ON "wholesale_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "wholesale_rels_order_idx" ON "wholesale_rels" USING btree ("order");
  CREATE INDEX "wholesale_rels_parent_idx" ON "wholesale_rels" USING btree ("parent_id");
  CREATE INDEX "wholesale_rels_path_idx" ON "wholesale_rels" USING btree ("path");
  CREATE INDEX "wholesale_rels_categories_id_idx" ON "wholesale_rels" USING btree ("categories_id");
  CREATE INDEX "_wholesale_social_media_v_order_idx" ON "_wholesale_social_media_v" USING btree ("_order");
  CREATE INDEX "_wholesale_social_media_v_parent_id_idx" ON "_wholesale_social_media_v" USING btree ("_parent_id");
  CREATE INDEX "_wholesale_v_version_net_terms_order_idx" ON "_wholesale_v_version_net_terms" USING btree ("order");
  CREATE INDEX "_wholesale_v_version_net_terms_parent_idx" ON "_wholesale_v_version_net_terms" USING btree ("parent_id");
  CREATE INDEX "_wholesale_v_parent_idx" ON "_wholesale_v" USING btree ("parent_id");
  CREATE INDEX "_wholesale_v_version_version_slug_idx" ON "_wholesale_v" USING btree ("version_slug");
  CREATE INDEX "_wholesale_v_version_version_wholesale_type_idx" ON "_wholesale_v" USING btree ("version_wholesale_type");
  CREATE INDEX "_wholesale_v_version_version_logo_idx" ON "_wholesale_v" USING btree ("version_logo_id");
  CREATE INDEX "_wholesale_v_version_address_version_address_city_idx" ON "_wholesale_v" USING btree ("version_address_city");
  CREATE INDEX "_wholesale_v_version_address_version_address_state_idx" ON "_wholesale_v" USING btree ("version_address_state");
  CREATE INDEX "_wholesale_v_version_address_version_address_postal_code_idx" ON "_wholesale_v" USING btree ("version_address_postal_code");
  CREATE INDEX "_wholesale_v_version_address_version_address_country_idx" ON "_wholesale_v" USING btree ("version_address_country");
  CREATE INDEX "_wholesale_v_version_version_status_idx" ON "_wholesale_v" USING btree ("version_status");
  CREATE INDEX "_wholesale_v_version_version_updated_at_idx" ON "_wholesale_v" USING btree ("version_updated_at");
  CREATE INDEX "_wholesale_v_version_version_created_at_idx" ON "_wholesale_v" USING btree ("version_created_at");
  CREATE INDEX "_wholesale_v_version_version__status_idx" ON "_wholesale_v" USING btree ("version__status");
  CREATE INDEX "_wholesale_v_created_at_idx" ON "_wholesale_v" USING btree ("created_at");
  CREATE INDEX "_wholesale_v_updated_at_idx" ON "_wholesale_v" USING btree ("updated_at");
  CREATE INDEX "_wholesale_v_snapshot_idx" ON "_wholesale_v" USING btree ("snapshot");
  CREATE INDEX "_wholesale_v_published_locale_idx" ON "_wholesale_v" USING btree ("published_locale");
  CREATE INDEX "_wholesale_v_latest_idx" ON "_wholesale_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_wholesale_v_locales_locale_parent_id_unique" ON "_wholesale_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_wholesale_v_rels_order_idx" ON "_wholesale_v_rels" USING btree ("order");
  CREATE INDEX "_wholesale_v_rels_parent_idx" ON "_wholesale_v_rels" USING btree ("parent_id");
  CREATE INDEX "_wholesale_v_rels_path_idx" ON "_wholesale_v_rels" USING btree ("path");
  CREATE INDEX "_wholesale_v_rels_categories_id_idx" ON "_wholesale_v_rels" USING btree ("categories_id");
  CREATE INDEX "dropshipping_social_media_order_idx" ON "dropshipping_social_media" USING btree ("_order");
  CREATE INDEX "dropshipping_social_media_parent_id_idx" ON "dropshipping_social_media" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dropshipping_slug_idx" ON "dropshipping" USING btree ("slug");
  CREATE INDEX "dropshipping_supplier_type_idx" ON "dropshipping" USING btree ("supplier_type");
  CREATE INDEX "dropshipping_logo_idx" ON "dropshipping" USING btree ("logo_id");
  CREATE INDEX "dropshipping_address_address_city_idx" ON "dropshipping" USING btree ("address_city");
  CREATE INDEX "dropshipping_address_address_state_idx" ON "dropshipping" USING btree ("address_state");
  CREATE INDEX "dropshipping_address_address_postal_code_idx" ON "dropshipping" USING btree ("address_postal_code");
  CREATE INDEX "dropshipping_address_address_country_idx" ON "dropshipping" USING btree ("address_country");
  CREATE INDEX "dropshipping_status_idx" ON "dropshipping" USING btree ("status");
  CREATE INDEX "dropshipping_updated_at_idx" ON "dropshipping" USING btree ("updated_at");
  CREATE INDEX "dropshipping_created_at_idx" ON "dropshipping" USING btree ("created_at");
  CREATE INDEX "dropshipping__status_idx" ON "dropshipping" USING btree ("_status");
  CREATE UNIQUE INDEX "dropshipping_locales_locale_parent_id_unique" ON "dropshipping_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dropshipping_texts_order_parent" ON "dropshipping_texts" USING btree ("order","parent_id");
  CREATE INDEX "dropshipping_rels_order_idx" ON "dropshipping_rels" USING btree ("order");
  CREATE INDEX "dropshipping_rels_parent_idx" ON "dropshipping_rels" USING btree ("parent_id");
  CREATE INDEX "dropshipping_rels_path_idx" ON "dropshipping_rels" USING btree ("path");
  CREATE INDEX "dropshipping_rels_categories_id_idx" ON "dropshipping_rels" USING btree ("categories_id");
  CREATE INDEX "_dropshipping_social_media_v_order_idx" ON "_dropshipping_social_media_v" USING btree ("_order");
  CREATE INDEX "_dropshipping_social_media_v_parent_id_idx" ON "_dropshipping_social_media_v" USING btree ("_parent_id");
  CREATE INDEX "_dropshipping_v_parent_idx" ON "_dropshipping_v" USING btree ("parent_id");
  CREATE INDEX "_dropshipping_v_version_version_slug_idx" ON "_dropshipping_v" USING btree ("version_slug");
  CREATE INDEX "_dropshipping_v_version_version_supplier_type_idx" ON "_dropshipping_v" USING btree ("version_supplier_type");
  CREATE INDEX "_dropshipping_v_version_version_logo_idx" ON "_dropshipping_v" USING btree ("version_logo_id");
  CREATE INDEX "_dropshipping_v_version_address_version_address_city_idx" ON "_dropshipping_v" USING btree ("version_address_city");
  CREATE INDEX "_dropshipping_v_version_address_version_address_state_idx" ON "_dropshipping_v" USING btree ("version_address_state");
  CREATE INDEX "_dropshipping_v_version_address_version_address_postal_c_idx" ON "_dropshipping_v" USING btree ("version_address_postal_code");
  CREATE INDEX "_dropshipping_v_version_address_version_address_country_idx" ON "_dropshipping_v" USING btree ("version_address_country");
  CREATE INDEX "_dropshipping_v_version_version_status_idx" ON "_dropshipping_v" USING btree ("version_status");
  CREATE INDEX "_dropshipping_v_version_version_updated_at_idx" ON "_dropshipping_v" USING btree ("version_updated_at");
  CREATE INDEX "_dropshipping_v_version_version_created_at_idx" ON "_dropshipping_v" USING btree ("version_created_at");
  CREATE INDEX "_dropshipping_v_version_version__status_idx" ON "_dropshipping_v" USING btree ("version__status");
  CREATE INDEX "_dropshipping_v_created_at_idx" ON "_dropshipping_v" USING btree ("created_at");
  CREATE INDEX "_dropshipping_v_updated_at_idx" ON "_dropshipping_v" USING btree ("updated_at");
  CREATE INDEX "_dropshipping_v_snapshot_idx" ON "_dropshipping_v" USING btree ("snapshot");
  CREATE INDEX "_dropshipping_v_published_locale_idx" ON "_dropshipping_v" USING btree ("published_locale");
  CREATE INDEX "_dropshipping_v_latest_idx" ON "_dropshipping_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_dropshipping_v_locales_locale_parent_id_unique" ON "_dropshipping_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dropshipping_v_texts_order_parent" ON "_dropshipping_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dropshipping_v_rels_order_idx" ON "_dropshipping_v_rels" USING btree ("order");
  CREATE INDEX "_dropshipping_v_rels_parent_idx" ON "_dropshipping_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dropshipping_v_rels_path_idx" ON "_dropshipping_v_rels" USING btree ("path");
  CREATE INDEX "_dropshipping_v_rels_categories_id_idx" ON "_dropshipping_v_rels" USING btree ("categories_id");
  CREATE INDEX "affiliates_logo_idx" ON "affiliates" USING btree ("logo_id");
  CREATE INDEX "affiliates_updated_at_idx" ON "affiliates" USING btree ("updated_at");
  CREATE INDEX "affiliates_created_at_idx" ON "affiliates" USING btree ("created_at");
  CREATE UNIQUE INDEX "affiliates_locales_locale_parent_id_unique" ON "affiliates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "salerules_updated_at_idx" ON "salerules" USING btree ("updated_at");
  CREATE INDEX "salerules_created_at_idx" ON "salerules" USING btree ("created_at");
  CREATE UNIQUE INDEX "salerules_locales_locale_parent_id_unique" ON "salerules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "salerules_texts_order_parent" ON "salerules_texts" USING btree ("order","parent_id");
  CREATE INDEX "salerules_rels_order_idx" ON "salerules_rels" USING btree ("order");
  CREATE INDEX "salerules_rels_parent_idx" ON "salerules_rels" USING btree ("parent_id");
  CREATE INDEX "salerules_rels_path_idx" ON "salerules_rels" USING btree ("path");
  CREATE INDEX "salerules_rels_mushrooms_id_idx" ON "salerules_rels" USING btree ("mushrooms_id");
  CREATE INDEX "salerules_rels_categories_id_idx" ON "salerules_rels" USING btree ("categories_id");
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_affiliates_fk" FOREIGN KEY ("affiliates_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_salerules_fk" FOREIGN KEY ("salerules_id") REFERENCES "public"."salerules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mushrooms_rels_products_id_idx" ON "mushrooms_rels" USING btree ("products_id");
  CREATE INDEX "mushrooms_rels_vendors_id_idx" ON "mushrooms_rels" USING btree ("vendors_id");
  CREATE INDEX "mushrooms_rels_wholesale_id_idx" ON "mushrooms_rels" USING btree ("wholesale_id");
  CREATE INDEX "mushrooms_rels_dropshipping_id_idx" ON "mushrooms_rels" USING btree ("dropshipping_id");
  CREATE INDEX "_mushrooms_v_rels_products_id_idx" ON "_mushrooms_v_rels" USING btree ("products_id");
  CREATE INDEX "_mushrooms_v_rels_vendors_id_idx" ON "_mushrooms_v_rels" USING btree ("vendors_id");
  CREATE INDEX "_mushrooms_v_rels_wholesale_id_idx" ON "_mushrooms_v_rels" USING btree ("wholesale_id");
  CREATE INDEX "_mushrooms_v_rels_dropshipping_id_idx" ON "_mushrooms_v_rels" USING btree ("dropshipping_id");
  CREATE INDEX "reviews_rels_products_id_idx" ON "reviews_rels" USING btree ("products_id");
  CREATE INDEX "reviews_rels_vendors_id_idx" ON "reviews_rels" USING btree ("vendors_id");
  CREATE INDEX "reviews_rels_wholesale_id_idx" ON "reviews_rels" USING btree ("wholesale_id");
  CREATE INDEX "reviews_rels_dropshipping_id_idx" ON "reviews_rels" USING btree ("dropshipping_id");
  CREATE INDEX "_reviews_v_rels_products_id_idx" ON "_reviews_v_rels" USING btree ("products_id");
  CREATE INDEX "_reviews_v_rels_vendors_id_idx" ON "_reviews_v_rels" USING btree ("vendors_id");
  CREATE INDEX "_reviews_v_rels_wholesale_id_idx" ON "_reviews_v_rels" USING btree ("wholesale_id");
  CREATE INDEX "_reviews_v_rels_dropshipping_id_idx" ON "_reviews_v_rels" USING btree ("dropshipping_id");
  CREATE INDEX "comments_rels_products_id_idx" ON "comments_rels" USING btree ("products_id");
  CREATE INDEX "comments_rels_vendors_id_idx" ON "comments_rels" USING btree ("vendors_id");
  CREATE INDEX "comments_rels_wholesale_id_idx" ON "comments_rels" USING btree ("wholesale_id");
  CREATE INDEX "comments_rels_dropshipping_id_idx" ON "comments_rels" USING btree ("dropshipping_id");
  CREATE INDEX "_comments_v_rels_products_id_idx" ON "_comments_v_rels" USING btree ("products_id");
  CREATE INDEX "_comments_v_rels_vendors_id_idx" ON "_comments_v_rels" USING btree ("vendors_id");
  CREATE INDEX "_comments_v_rels_wholesale_id_idx" ON "_comments_v_rels" USING btree ("wholesale_id");
  CREATE INDEX "_comments_v_rels_dropshipping_id_idx" ON "_comments_v_rels" USING btree ("dropshipping_id");
  CREATE INDEX "likes_rels_products_id_idx" ON "likes_rels" USING btree ("products_id");
  CREATE INDEX "likes_rels_vendors_id_idx" ON "likes_rels" USING btree ("vendors_id");
  CREATE INDEX "likes_rels_wholesale_id_idx" ON "likes_rels" USING btree ("wholesale_id");
  CREATE INDEX "likes_rels_dropshipping_id_idx" ON "likes_rels" USING btree ("dropshipping_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_vendors_id_idx" ON "payload_locked_documents_rels" USING btree ("vendors_id");
  CREATE INDEX "payload_locked_documents_rels_wholesale_id_idx" ON "payload_locked_documents_rels" USING btree ("wholesale_id");
  CREATE INDEX "payload_locked_documents_rels_dropshipping_id_idx" ON "payload_locked_documents_rels" USING btree ("dropshipping_id");
  CREATE INDEX "payload_locked_documents_rels_affiliates_id_idx" ON "payload_locked_documents_rels" USING btree ("affiliates_id");
  CREATE INDEX "payload_locked_documents_rels_salerules_id_idx" ON "payload_locked_documents_rels" USING btree ("salerules_id");

  do $$
  declare localized record;
  begin
    for localized in
      select table_name from information_schema.columns
      where table_schema = current_schema() and column_name = '_parent_id' and table_name like '%\_locales'
    loop
      execute format('create index if not exists %I on %I (_parent_id)', left(localized.table_name, 50) || '_parent', localized.table_name);
    end loop;
  end $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_key_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_key_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_keys_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_variant_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_variants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_variants_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_gallery_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_tabs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_tabs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_badges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_quality" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_quality_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_sourcing" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_sourcing_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_content" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_content_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_blocks_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_key_options_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_key_options_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_keys_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_keys_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_variant_options_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_variants_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_variants_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_gallery_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_gallery_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_facts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_links_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_tabs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_tabs_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_badges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_quality_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_quality_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_sourcing_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_sourcing_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_content" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_content_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_blocks_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vendors_social_media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vendor_opening" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vendors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vendors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vendors_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vendors_social_media_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vendor_opening_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vendors_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vendors_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vendors_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wholesale_social_media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wholesale_net_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wholesale" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wholesale_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wholesale_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wholesale_social_media_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wholesale_v_version_net_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wholesale_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wholesale_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wholesale_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dropshipping_social_media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dropshipping" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dropshipping_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dropshipping_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dropshipping_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dropshipping_social_media_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dropshipping_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dropshipping_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dropshipping_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dropshipping_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "affiliates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "affiliates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "salerules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "salerules_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "salerules_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "salerules_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "product_key_options" CASCADE;
  DROP TABLE "product_key_options_locales" CASCADE;
  DROP TABLE "product_keys" CASCADE;
  DROP TABLE "product_keys_locales" CASCADE;
  DROP TABLE "product_variant_options" CASCADE;
  DROP TABLE "product_variants" CASCADE;
  DROP TABLE "product_variants_locales" CASCADE;
  DROP TABLE "product_gallery" CASCADE;
  DROP TABLE "product_gallery_locales" CASCADE;
  DROP TABLE "product_facts" CASCADE;
  DROP TABLE "product_links" CASCADE;
  DROP TABLE "product_tabs" CASCADE;
  DROP TABLE "product_tabs_locales" CASCADE;
  DROP TABLE "products_badges" CASCADE;
  DROP TABLE "product_quality" CASCADE;
  DROP TABLE "product_quality_locales" CASCADE;
  DROP TABLE "product_sourcing" CASCADE;
  DROP TABLE "product_sourcing_locales" CASCADE;
  DROP TABLE "products_blocks_banner" CASCADE;
  DROP TABLE "products_blocks_banner_locales" CASCADE;
  DROP TABLE "products_blocks_content" CASCADE;
  DROP TABLE "products_blocks_content_locales" CASCADE;
  DROP TABLE "products_blocks_reviews" CASCADE;
  DROP TABLE "products_blocks_comments" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_texts" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_product_key_options_v" CASCADE;
  DROP TABLE "_product_key_options_v_locales" CASCADE;
  DROP TABLE "_product_keys_v" CASCADE;
  DROP TABLE "_product_keys_v_locales" CASCADE;
  DROP TABLE "_product_variant_options_v" CASCADE;
  DROP TABLE "_product_variants_v" CASCADE;
  DROP TABLE "_product_variants_v_locales" CASCADE;
  DROP TABLE "_product_gallery_v" CASCADE;
  DROP TABLE "_product_gallery_v_locales" CASCADE;
  DROP TABLE "_product_facts_v" CASCADE;
  DROP TABLE "_product_links_v" CASCADE;
  DROP TABLE "_product_tabs_v" CASCADE;
  DROP TABLE "_product_tabs_v_locales" CASCADE;
  DROP TABLE "_products_v_version_badges" CASCADE;
  DROP TABLE "_product_quality_v" CASCADE;
  DROP TABLE "_product_quality_v_locales" CASCADE;
  DROP TABLE "_product_sourcing_v" CASCADE;
  DROP TABLE "_product_sourcing_v_locales" CASCADE;
  DROP TABLE "_products_v_blocks_banner" CASCADE;
  DROP TABLE "_products_v_blocks_banner_locales" CASCADE;
  DROP TABLE "_products_v_blocks_content" CASCADE;
  DROP TABLE "_products_v_blocks_content_locales" CASCADE;
  DROP TABLE "_products_v_blocks_reviews" CASCADE;
  DROP TABLE "_products_v_blocks_comments" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_texts" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "vendors_social_media" CASCADE;
  DROP TABLE "vendor_opening" CASCADE;
  DROP TABLE "vendors" CASCADE;
  DROP TABLE "vendors_locales" CASCADE;
  DROP TABLE "vendors_rels" CASCADE;
  DROP TABLE "_vendors_social_media_v" CASCADE;
  DROP TABLE "_vendor_opening_v" CASCADE;
  DROP TABLE "_vendors_v" CASCADE;
  DROP TABLE "_vendors_v_locales" CASCADE;
  DROP TABLE "_vendors_v_rels" CASCADE;
  DROP TABLE "wholesale_social_media" CASCADE;
  DROP TABLE "wholesale_net_terms" CASCADE;
  DROP TABLE "wholesale" CASCADE;
  DROP TABLE "wholesale_locales" CASCADE;
  DROP TABLE "wholesale_rels" CASCADE;
  DROP TABLE "_wholesale_social_media_v" CASCADE;
  DROP TABLE "_wholesale_v_version_net_terms" CASCADE;
  DROP TABLE "_wholesale_v" CASCADE;
  DROP TABLE "_wholesale_v_locales" CASCADE;
  DROP TABLE "_wholesale_v_rels" CASCADE;
  DROP TABLE "dropshipping_social_media" CASCADE;
  DROP TABLE "dropshipping" CASCADE;
  DROP TABLE "dropshipping_locales" CASCADE;
  DROP TABLE "dropshipping_texts" CASCADE;
  DROP TABLE "dropshipping_rels" CASCADE;
  DROP TABLE "_dropshipping_social_media_v" CASCADE;
  DROP TABLE "_dropshipping_v" CASCADE;
  DROP TABLE "_dropshipping_v_locales" CASCADE;
  DROP TABLE "_dropshipping_v_texts" CASCADE;
  DROP TABLE "_dropshipping_v_rels" CASCADE;
  DROP TABLE "affiliates" CASCADE;
  DROP TABLE "affiliates_locales" CASCADE;
  DROP TABLE "salerules" CASCADE;
  DROP TABLE "salerules_locales" CASCADE;
  DROP TABLE "salerules_texts" CASCADE;
  DROP TABLE "salerules_rels" CASCADE;
  ALTER TABLE "mushrooms_rels" DROP CONSTRAINT IF EXISTS "mushrooms_rels_products_fk";
  
  ALTER TABLE "mushrooms_rels" DROP CONSTRAINT IF EXISTS "mushrooms_rels_vendors_fk";
  
  ALTER TABLE "mushrooms_rels" DROP CONSTRAINT IF EXISTS "mushrooms_rels_wholesale_fk";
  
  ALTER TABLE "mushrooms_rels" DROP CONSTRAINT IF EXISTS "mushrooms_rels_dropshipping_fk";
  
  ALTER TABLE "_mushrooms_v_rels" DROP CONSTRAINT IF EXISTS "_mushrooms_v_rels_products_fk";
  
  ALTER TABLE "_mushrooms_v_rels" DROP CONSTRAINT IF EXISTS "_mushrooms_v_rels_vendors_fk";
  
  ALTER TABLE "_mushrooms_v_rels" DROP CONSTRAINT IF EXISTS "_mushrooms_v_rels_wholesale_fk";
  
  ALTER TABLE "_mushrooms_v_rels" DROP CONSTRAINT IF EXISTS "_mushrooms_v_rels_dropshipping_fk";
  
  ALTER TABLE "reviews_rels" DROP CONSTRAINT IF EXISTS "reviews_rels_products_fk";
  
  ALTER TABLE "reviews_rels" DROP CONSTRAINT IF EXISTS "reviews_rels_vendors_fk";
  
  ALTER TABLE "reviews_rels" DROP CONSTRAINT IF EXISTS "reviews_rels_wholesale_fk";
  
  ALTER TABLE "reviews_rels" DROP CONSTRAINT IF EXISTS "reviews_rels_dropshipping_fk";
  
  ALTER TABLE "_reviews_v_rels" DROP CONSTRAINT IF EXISTS "_reviews_v_rels_products_fk";
  
  ALTER TABLE "_reviews_v_rels" DROP CONSTRAINT IF EXISTS "_reviews_v_rels_vendors_fk";
  
  ALTER TABLE "_reviews_v_rels" DROP CONSTRAINT IF EXISTS "_reviews_v_rels_wholesale_fk";
  
  ALTER TABLE "_reviews_v_rels" DROP CONSTRAINT IF EXISTS "_reviews_v_rels_dropshipping_fk";
  
  ALTER TABLE "comments_rels" DROP CONSTRAINT IF EXISTS "comments_rels_products_fk";
  
  ALTER TABLE "comments_rels" DROP CONSTRAINT IF EXISTS "comments_rels_vendors_fk";
  
  ALTER TABLE "comments_rels" DROP CONSTRAINT IF EXISTS "comments_rels_wholesale_fk";
  
  ALTER TABLE "comments_rels" DROP CONSTRAINT IF EXISTS "comments_rels_dropshipping_fk";
  
  ALTER TABLE "_comments_v_rels" DROP CONSTRAINT IF EXISTS "_comments_v_rels_products_fk";
  
  ALTER TABLE "_comments_v_rels" DROP CONSTRAINT IF EXISTS "_comments_v_rels_vendors_fk";
  
  ALTER TABLE "_comments_v_rels" DROP CONSTRAINT IF EXISTS "_comments_v_rels_wholesale_fk";
  
  ALTER TABLE "_comments_v_rels" DROP CONSTRAINT IF EXISTS "_comments_v_rels_dropshipping_fk";
  
  ALTER TABLE "likes_rels" DROP CONSTRAINT IF EXISTS "likes_rels_products_fk";
  
  ALTER TABLE "likes_rels" DROP CONSTRAINT IF EXISTS "likes_rels_vendors_fk";
  
  ALTER TABLE "likes_rels" DROP CONSTRAINT IF EXISTS "likes_rels_wholesale_fk";
  
  ALTER TABLE "likes_rels" DROP CONSTRAINT IF EXISTS "likes_rels_dropshipping_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_products_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_vendors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_wholesale_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_dropshipping_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_affiliates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_salerules_fk";
  
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_roles";
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'member');
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_roles" USING "value"::"public"."enum_users_roles";
  DROP INDEX "mushrooms_rels_products_id_idx";
  DROP INDEX "mushrooms_rels_vendors_id_idx";
  DROP INDEX "mushrooms_rels_wholesale_id_idx";
  DROP INDEX "mushrooms_rels_dropshipping_id_idx";
  DROP INDEX "_mushrooms_v_rels_products_id_idx";
  DROP INDEX "_mushrooms_v_rels_vendors_id_idx";
  DROP INDEX "_mushrooms_v_rels_wholesale_id_idx";
  DROP INDEX "_mushrooms_v_rels_dropshipping_id_idx";
  DROP INDEX "reviews_rels_products_id_idx";
  DROP INDEX "reviews_rels_vendors_id_idx";
  DROP INDEX "reviews_rels_wholesale_id_idx";
  DROP INDEX "reviews_rels_dropshipping_id_idx";
  DROP INDEX "_reviews_v_rels_products_id_idx";
  DROP INDEX "_reviews_v_rels_vendors_id_idx";
  DROP INDEX "_reviews_v_rels_wholesale_id_idx";
  DROP INDEX "_reviews_v_rels_dropshipping_id_idx";
  DROP INDEX "comments_rels_products_id_idx";
  DROP INDEX "comments_rels_vendors_id_idx";
  DROP INDEX "comments_rels_wholesale_id_idx";
  DROP INDEX "comments_rels_dropshipping_id_idx";
  DROP INDEX "_comments_v_rels_products_id_idx";
  DROP INDEX "_comments_v_rels_vendors_id_idx";
  DROP INDEX "_comments_v_rels_wholesale_id_idx";
  DROP INDEX "_comments_v_rels_dropshipping_id_idx";
  DROP INDEX "likes_rels_products_id_idx";
  DROP INDEX "likes_rels_vendors_id_idx";
  DROP INDEX "likes_rels_wholesale_id_idx";
  DROP INDEX "likes_rels_dropshipping_id_idx";
  DROP INDEX "payload_locked_documents_rels_products_id_idx";
  DROP INDEX "payload_locked_documents_rels_vendors_id_idx";
  DROP INDEX "payload_locked_documents_rels_wholesale_id_idx";
  DROP INDEX "payload_locked_documents_rels_dropshipping_id_idx";
  DROP INDEX "payload_locked_documents_rels_affiliates_id_idx";
  DROP INDEX "payload_locked_documents_rels_salerules_id_idx";
  ALTER TABLE "mushrooms_rels" DROP COLUMN "products_id";
  ALTER TABLE "mushrooms_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "mushrooms_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "mushrooms_rels" DROP COLUMN "dropshipping_id";
  ALTER TABLE "_mushrooms_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "_mushrooms_v_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "_mushrooms_v_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "_mushrooms_v_rels" DROP COLUMN "dropshipping_id";
  ALTER TABLE "reviews_rels" DROP COLUMN "products_id";
  ALTER TABLE "reviews_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "reviews_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "reviews_rels" DROP COLUMN "dropshipping_id";
  ALTER TABLE "_reviews_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "_reviews_v_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "_reviews_v_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "_reviews_v_rels" DROP COLUMN "dropshipping_id";
  ALTER TABLE "comments_rels" DROP COLUMN "products_id";
  ALTER TABLE "comments_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "comments_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "comments_rels" DROP COLUMN "dropshipping_id";
  ALTER TABLE "_comments_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "_comments_v_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "_comments_v_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "_comments_v_rels" DROP COLUMN "dropshipping_id";
  ALTER TABLE "likes_rels" DROP COLUMN "products_id";
  ALTER TABLE "likes_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "likes_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "likes_rels" DROP COLUMN "dropshipping_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "products_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dropshipping_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "affiliates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "salerules_id";
  DROP TYPE "public"."enum_product_fact_icon";
  DROP TYPE "public"."enum_product_badge";
  DROP TYPE "public"."enum_products_blocks_banner_style";
  DROP TYPE "public"."enum_currency";
  DROP TYPE "public"."enum_product_base_unit";
  DROP TYPE "public"."enum_product_weight_unit";
  DROP TYPE "public"."enum_product_length_unit";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_blocks_banner_style";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_social_network";
  DROP TYPE "public"."enum_weekday";
  DROP TYPE "public"."enum_vendors_type";
  DROP TYPE "public"."enum_supplier_status";
  DROP TYPE "public"."enum_vendors_status";
  DROP TYPE "public"."enum__vendors_v_version_status";
  DROP TYPE "public"."enum__vendors_v_published_locale";
  DROP TYPE "public"."enum_payment_term";
  DROP TYPE "public"."enum_wholesale_type";
  DROP TYPE "public"."enum_wholesale_status";
  DROP TYPE "public"."enum__wholesale_v_version_status";
  DROP TYPE "public"."enum__wholesale_v_published_locale";
  DROP TYPE "public"."enum_dropshipping_type";
  DROP TYPE "public"."enum_dropshipping_status";
  DROP TYPE "public"."enum__dropshipping_v_version_status";
  DROP TYPE "public"."enum__dropshipping_v_published_locale";
  DROP TYPE "public"."enum_sale_verdict";`)
}
