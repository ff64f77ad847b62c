import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'vendor', 'member');
  CREATE TYPE "public"."enum_users_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_categories_icon" AS ENUM('activity', 'aperture', 'bookmark', 'brain', 'chef-hat', 'circle-help', 'cloud', 'crosshair', 'droplet', 'droplets', 'eye', 'flame', 'flower', 'hand', 'heart', 'heart-pulse', 'leaf', 'lightbulb', 'megaphone', 'message-circle', 'minus', 'moon', 'mountain', 'network', 'orbit', 'party-popper', 'repeat', 'skull', 'smile', 'soup', 'sparkles', 'sun', 'thermometer', 'trending-down', 'triangle-alert', 'unlink', 'utensils', 'waves', 'wind', 'wine-off', 'zap');
  CREATE TYPE "public"."enum_species_edibilities" AS ENUM('deadly', 'poisonous', 'psychoactive', 'allergenic', 'caution', 'unknown', 'unpalatable', 'inedible', 'edible', 'choice');
  CREATE TYPE "public"."enum_species_look_alikes_trait" AS ENUM('cap', 'gills', 'ring', 'stipe', 'volva', 'flesh', 'spores', 'odour');
  CREATE TYPE "public"."enum_species_decisive" AS ENUM('cap', 'gills', 'ring', 'stipe', 'volva', 'flesh', 'spores', 'odour');
  CREATE TYPE "public"."enum_species_cap_shapes" AS ENUM('campanulate', 'conical', 'convex', 'depressed', 'flat', 'infundibuliform', 'offset', 'ovate', 'umbilicate', 'umbonate', 'none');
  CREATE TYPE "public"."enum_species_cap_surfaces" AS ENUM('smooth', 'scaly', 'warty', 'fibrillose', 'zoned', 'cracked', 'viscid', 'velvety', 'shaggy', 'hygrophanous', 'pitted', 'wrinkled', 'lacquered');
  CREATE TYPE "public"."enum_species_spore_prints" AS ENUM('white', 'cream', 'buff', 'yellow', 'ochre', 'tan', 'salmon', 'pink', 'pinkish-brown', 'brown', 'reddish-brown', 'purple-brown', 'purple-black', 'blackish-brown', 'black', 'green', 'olive', 'olive-brown');
  CREATE TYPE "public"."enum_species_ecologies" AS ENUM('mycorrhizal', 'parasitic', 'saprotrophic');
  CREATE TYPE "public"."enum_species_season_months" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum_species_season_peaks" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum_species_seasons_hemisphere" AS ENUM('north', 'south');
  CREATE TYPE "public"."enum_species_evidence" AS ENUM('tradition', 'laboratory', 'animal', 'small-trials', 'trials');
  CREATE TYPE "public"."enum_species_amount_units" AS ENUM('percent', 'mg-per-g', 'ug-per-g', 'mg-per-100g', 'g-per-100g');
  CREATE TYPE "public"."enum_species_amount_basis" AS ENUM('dry-weight', 'fresh-weight');
  CREATE TYPE "public"."enum_mushrooms_blocks_banner_style" AS ENUM('note', 'warning');
  CREATE TYPE "public"."enum_mushrooms_blocks_carousel_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum_mushrooms_blocks_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum_mushrooms_specie_poisoning_syndrome" AS ENUM('amatoxin', 'orellanine', 'gyromitrin', 'muscarine', 'isoxazole', 'psilocybin', 'coprine', 'gastrointestinal', 'immunohemolytic', 'rhabdomyolysis', 'nephrotoxic-amino-acid', 'encephalopathy', 'shiitake-dermatitis');
  CREATE TYPE "public"."enum_mushrooms_specie_traits_growth_form" AS ENUM('agaric', 'bolete', 'chanterelle', 'bracket', 'shelf', 'toothed', 'coral', 'club', 'puffball', 'earthstar', 'cup', 'morel', 'gyromitra', 'jelly', 'truffle', 'stinkhorn', 'birds-nest', 'crust');
  CREATE TYPE "public"."enum_mushrooms_specie_traits_cap_margin" AS ENUM('even', 'inrolled', 'striate', 'appendiculate', 'wavy', 'split', 'lobed');
  CREATE TYPE "public"."enum_mushrooms_specie_traits_hymenium" AS ENUM('gills', 'pores', 'smooth', 'ridges', 'teeth', 'gleba');
  CREATE TYPE "public"."enum_mushrooms_specie_traits_attachment" AS ENUM('adnate', 'adnexed', 'decurrent', 'emarginate', 'free', 'seceding', 'sinuate', 'subdecurrent', 'none');
  CREATE TYPE "public"."enum_mushrooms_specie_traits_stipe" AS ENUM('bare', 'ring', 'volva', 'ring-and-volva', 'cortina', 'none');
  CREATE TYPE "public"."enum_mushrooms_specie_traits_stipe_pattern" AS ENUM('plain', 'fibrillose', 'netted', 'scaly', 'banded', 'dotted', 'girdled');
  CREATE TYPE "public"."enum_mushrooms_specie_traits_habit" AS ENUM('single', 'scattered', 'group', 'cluster', 'shelf', 'fairy-ring');
  CREATE TYPE "public"."enum_mushrooms_specie_traits_ground" AS ENUM('leaf-litter', 'needles', 'moss', 'grass', 'soil', 'dung', 'wood-log', 'wood-stump', 'wood-trunk', 'buried-wood', 'insect', 'burnt-ground');
  CREATE TYPE "public"."enum_mushrooms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__species_look_alikes_v_trait" AS ENUM('cap', 'gills', 'ring', 'stipe', 'volva', 'flesh', 'spores', 'odour');
  CREATE TYPE "public"."enum__species_seasons_v_hemisphere" AS ENUM('north', 'south');
  CREATE TYPE "public"."enum__mushrooms_v_blocks_banner_style" AS ENUM('note', 'warning');
  CREATE TYPE "public"."enum__mushrooms_v_blocks_carousel_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum__mushrooms_v_blocks_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_poisoning_syndrome" AS ENUM('amatoxin', 'orellanine', 'gyromitrin', 'muscarine', 'isoxazole', 'psilocybin', 'coprine', 'gastrointestinal', 'immunohemolytic', 'rhabdomyolysis', 'nephrotoxic-amino-acid', 'encephalopathy', 'shiitake-dermatitis');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_traits_growth_form" AS ENUM('agaric', 'bolete', 'chanterelle', 'bracket', 'shelf', 'toothed', 'coral', 'club', 'puffball', 'earthstar', 'cup', 'morel', 'gyromitra', 'jelly', 'truffle', 'stinkhorn', 'birds-nest', 'crust');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_traits_cap_margin" AS ENUM('even', 'inrolled', 'striate', 'appendiculate', 'wavy', 'split', 'lobed');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_traits_hymenium" AS ENUM('gills', 'pores', 'smooth', 'ridges', 'teeth', 'gleba');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_traits_attachment" AS ENUM('adnate', 'adnexed', 'decurrent', 'emarginate', 'free', 'seceding', 'sinuate', 'subdecurrent', 'none');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_traits_stipe" AS ENUM('bare', 'ring', 'volva', 'ring-and-volva', 'cortina', 'none');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_traits_stipe_pattern" AS ENUM('plain', 'fibrillose', 'netted', 'scaly', 'banded', 'dotted', 'girdled');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_traits_habit" AS ENUM('single', 'scattered', 'group', 'cluster', 'shelf', 'fairy-ring');
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_traits_ground" AS ENUM('leaf-litter', 'needles', 'moss', 'grass', 'soil', 'dung', 'wood-log', 'wood-stump', 'wood-trunk', 'buried-wood', 'insect', 'burnt-ground');
  CREATE TYPE "public"."enum__mushrooms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mushrooms_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_growingguides_difficulty" AS ENUM('beginner', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum_growingguides_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum_growingguides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__growingguides_v_version_difficulty" AS ENUM('beginner', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum__growingguides_v_version_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum__growingguides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__growingguides_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_references_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum_references_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__references_v_version_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum__references_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__references_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_product_fact_icon" AS ENUM('activity', 'aperture', 'bookmark', 'brain', 'chef-hat', 'circle-help', 'cloud', 'crosshair', 'droplet', 'droplets', 'eye', 'flame', 'flower', 'hand', 'heart', 'heart-pulse', 'leaf', 'lightbulb', 'megaphone', 'message-circle', 'minus', 'moon', 'mountain', 'network', 'orbit', 'party-popper', 'repeat', 'skull', 'smile', 'soup', 'sparkles', 'sun', 'thermometer', 'trending-down', 'triangle-alert', 'unlink', 'utensils', 'waves', 'wind', 'wine-off', 'zap');
  CREATE TYPE "public"."enum_product_badge" AS ENUM('organic', 'nonGMO', 'vegan', 'glutenFree', 'crueltyFree', 'fairTradeCertified', 'kosher', 'halal', 'pesticideFree', 'noFillersAdditives', 'locallySourced', 'smallFarm', 'regenerativeAgriculture', 'sustainableHarvesting', 'wildForaged');
  CREATE TYPE "public"."enum_products_blocks_banner_style" AS ENUM('note', 'warning');
  CREATE TYPE "public"."enum_products_blocks_carousel_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum_products_blocks_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum_products_blocks_product_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum_products_blocks_archive_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum_products_blocks_archive_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum_currency" AS ENUM('USD', 'EUR', 'GBP', 'CAD', 'MXN', 'BRL');
  CREATE TYPE "public"."enum_product_base_unit" AS ENUM('piece', 'g', 'kg', 'oz', 'lb', 'ml', 'l', 'fl-oz');
  CREATE TYPE "public"."enum_product_weight_unit" AS ENUM('g', 'kg', 'oz', 'lb');
  CREATE TYPE "public"."enum_product_length_unit" AS ENUM('cm', 'in');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_blocks_banner_style" AS ENUM('note', 'warning');
  CREATE TYPE "public"."enum__products_v_blocks_carousel_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum__products_v_blocks_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum__products_v_blocks_product_carousel_sort" AS ENUM('oldest', 'newest', 'title');
  CREATE TYPE "public"."enum__products_v_blocks_archive_collection" AS ENUM('mushrooms', 'growingguides', 'products', 'vendors', 'wholesale', 'dropshipping');
  CREATE TYPE "public"."enum__products_v_blocks_archive_sort" AS ENUM('oldest', 'newest', 'title');
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
  CREATE TYPE "public"."enum_order_state" AS ENUM('requested', 'confirmed', 'shipped', 'closed', 'declined');
  CREATE TYPE "public"."enum_orders_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_reviews_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_reviews_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_version_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum__reviews_v_version_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_impressions_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_impressions_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum_impressions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__impressions_v_version_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum__impressions_v_version_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum__impressions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__impressions_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_comments_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_comments_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum_comments_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__comments_v_version_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum__comments_v_version_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum__comments_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__comments_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_reports_reason" AS ENUM('dangerous', 'wrong', 'offensive', 'advertising', 'personalData', 'copyright', 'otherReason');
  CREATE TYPE "public"."enum_decisions_verdict" AS ENUM('published', 'declined', 'takenDown', 'kept', 'deleted');
  CREATE TYPE "public"."enum_decisions_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_roles",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"alias" varchar,
  	"avatar_id" uuid,
  	"locale" "enum_users_locale" DEFAULT 'en',
  	"sample" boolean DEFAULT false,
  	"one_time_password" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"owner_id" uuid,
  	"shown" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_page_url" varchar,
  	"sizes_page_width" numeric,
  	"sizes_page_height" numeric,
  	"sizes_page_mime_type" varchar,
  	"sizes_page_filesize" numeric,
  	"sizes_page_filename" varchar,
  	"sizes_share_url" varchar,
  	"sizes_share_width" numeric,
  	"sizes_share_height" numeric,
  	"sizes_share_mime_type" varchar,
  	"sizes_share_filesize" numeric,
  	"sizes_share_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "categories_breadcrumbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"doc_id" uuid,
  	"url" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "categories" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"path" varchar,
  	"icon" "enum_categories_icon",
  	"media_id" uuid,
  	"position" numeric DEFAULT 1000,
  	"parent_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "species_common_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "species_edibilities" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_edibilities",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "species_courses" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "species_courses_locales" (
  	"when" varchar,
  	"what" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "species_look_alikes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"species_id" uuid,
  	"trait" "enum_species_look_alikes_trait",
  	"image_id" uuid
  );
  
  CREATE TABLE "species_look_alikes_locales" (
  	"own" varchar,
  	"other" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "species_decisive" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_decisive",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "species_cap_shapes" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_cap_shapes",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "species_cap_surfaces" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_cap_surfaces",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "species_spore_prints" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_spore_prints",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "species_ecologies" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_ecologies",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "species_season_months" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_species_season_months",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "species_season_peaks" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_species_season_peaks",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "species_seasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"hemisphere" "enum_species_seasons_hemisphere"
  );
  
  CREATE TABLE "species_seasons_locales" (
  	"region" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "species_flavors" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"flavor_id" uuid
  );
  
  CREATE TABLE "species_flavors_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "species_textures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"texture_id" uuid
  );
  
  CREATE TABLE "species_textures_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "species_fragrances" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"fragrance_id" uuid
  );
  
  CREATE TABLE "species_fragrances_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "species_cognitive_effects" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"effect_id" uuid
  );
  
  CREATE TABLE "species_cognitive_effects_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "species_psychoactive_effects" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"effect_id" uuid
  );
  
  CREATE TABLE "species_psychoactive_effects_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "species_helps_with" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ailment_id" uuid,
  	"evidence" "enum_species_evidence",
  	"source_id" uuid
  );
  
  CREATE TABLE "species_helps_with_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "species_side_effects" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"side_effect_id" uuid
  );
  
  CREATE TABLE "species_side_effects_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "species_psychoactive_chem" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"compound_id" uuid,
  	"amount" numeric,
  	"amount_max" numeric,
  	"units" "enum_species_amount_units",
  	"basis" "enum_species_amount_basis",
  	"source_id" uuid
  );
  
  CREATE TABLE "species_medicinal_chem" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"compound_id" uuid,
  	"amount" numeric,
  	"amount_max" numeric,
  	"units" "enum_species_amount_units",
  	"basis" "enum_species_amount_basis",
  	"source_id" uuid
  );
  
  CREATE TABLE "species_medicinal_chem_locales" (
  	"benefits" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
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
  
  CREATE TABLE "mushrooms" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"specie_scientific_name" varchar,
  	"specie_authority" varchar,
  	"specie_mycobank" numeric,
  	"specie_variation" varchar,
  	"specie_taxonomy_kingdom" varchar,
  	"specie_taxonomy_division" varchar,
  	"specie_taxonomy_class" varchar,
  	"specie_taxonomy_order" varchar,
  	"specie_taxonomy_family" varchar,
  	"specie_taxonomy_genus" varchar,
  	"specie_taxonomy_species" varchar,
  	"specie_poisoning_syndrome" "enum_mushrooms_specie_poisoning_syndrome",
  	"specie_poisoning_onset_hours_min" numeric,
  	"specie_poisoning_onset_hours_max" numeric,
  	"specie_poisoning_source_id" uuid,
  	"specie_traits_growth_form" "enum_mushrooms_specie_traits_growth_form",
  	"specie_traits_cap_margin" "enum_mushrooms_specie_traits_cap_margin",
  	"specie_traits_hymenium" "enum_mushrooms_specie_traits_hymenium",
  	"specie_traits_attachment" "enum_mushrooms_specie_traits_attachment",
  	"specie_traits_stipe" "enum_mushrooms_specie_traits_stipe",
  	"specie_traits_stipe_pattern" "enum_mushrooms_specie_traits_stipe_pattern",
  	"specie_traits_habit" "enum_mushrooms_specie_traits_habit",
  	"specie_traits_ground" "enum_mushrooms_specie_traits_ground",
  	"specie_traits_colours_cap_typical" varchar,
  	"specie_traits_colours_cap_light" varchar,
  	"specie_traits_colours_cap_dark" varchar,
  	"specie_traits_colours_hymenium_typical" varchar,
  	"specie_traits_colours_hymenium_light" varchar,
  	"specie_traits_colours_hymenium_dark" varchar,
  	"specie_traits_colours_stipe_typical" varchar,
  	"specie_traits_colours_stipe_light" varchar,
  	"specie_traits_colours_stipe_dark" varchar,
  	"specie_traits_colours_ring_typical" varchar,
  	"specie_traits_colours_ring_light" varchar,
  	"specie_traits_colours_ring_dark" varchar,
  	"specie_traits_colours_volva_typical" varchar,
  	"specie_traits_colours_volva_light" varchar,
  	"specie_traits_colours_volva_dark" varchar,
  	"specie_traits_colours_flesh_typical" varchar,
  	"specie_traits_colours_flesh_light" varchar,
  	"specie_traits_colours_flesh_dark" varchar,
  	"specie_traits_colours_marks_typical" varchar,
  	"specie_traits_colours_marks_light" varchar,
  	"specie_traits_colours_marks_dark" varchar,
  	"specie_traits_size_cap_min" numeric,
  	"specie_traits_size_cap_max" numeric,
  	"specie_traits_size_height_min" numeric,
  	"specie_traits_size_height_max" numeric,
  	"specie_traits_size_stipe_thickness_min" numeric,
  	"specie_traits_size_stipe_thickness_max" numeric,
  	"specie_traits_bulb" numeric,
  	"specie_nutrients_serving_size_qty" numeric,
  	"specie_nutrients_serving_size_unit" varchar,
  	"specie_nutrients_calories" numeric,
  	"specie_nutrients_fat" numeric,
  	"specie_nutrients_saturated_fat" numeric,
  	"specie_nutrients_trans_fat" numeric,
  	"specie_nutrients_cholesterol" numeric,
  	"specie_nutrients_sodium" numeric,
  	"specie_nutrients_carbohydrates" numeric,
  	"specie_nutrients_fiber" numeric,
  	"specie_nutrients_sugars" numeric,
  	"specie_nutrients_protein" numeric,
  	"specie_nutrients_vitamins_vitamin_a" numeric,
  	"specie_nutrients_vitamins_thiamin" numeric,
  	"specie_nutrients_vitamins_riboflavin" numeric,
  	"specie_nutrients_vitamins_niacin" numeric,
  	"specie_nutrients_vitamins_vitamin_b6" numeric,
  	"specie_nutrients_vitamins_folate" numeric,
  	"specie_nutrients_vitamins_vitamin_b12" numeric,
  	"specie_nutrients_vitamins_vitamin_c" numeric,
  	"specie_nutrients_vitamins_vitamin_d" numeric,
  	"specie_nutrients_vitamins_vitamin_e" numeric,
  	"specie_nutrients_vitamins_vitamin_k" numeric,
  	"specie_nutrients_minerals_calcium" numeric,
  	"specie_nutrients_minerals_copper" numeric,
  	"specie_nutrients_minerals_iron" numeric,
  	"specie_nutrients_minerals_magnesium" numeric,
  	"specie_nutrients_minerals_manganese" numeric,
  	"specie_nutrients_minerals_phosphorus" numeric,
  	"specie_nutrients_minerals_potassium" numeric,
  	"specie_nutrients_minerals_selenium" numeric,
  	"specie_nutrients_minerals_zinc" numeric,
  	"specie_nutrients_source_id" uuid,
  	"specie_psychoactive" boolean DEFAULT false,
  	"meta_image_id" uuid,
  	"like_count" numeric DEFAULT 0,
  	"aggregate_rating_average_rating" numeric,
  	"aggregate_rating_impression_count" numeric DEFAULT 0,
  	"aggregate_rating_review_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_mushrooms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "mushrooms_locales" (
  	"specie_desc_rich_text" jsonb,
  	"specie_safety_headline" varchar,
  	"specie_safety_advice" varchar,
  	"specie_characteristics_cap" varchar,
  	"specie_characteristics_gills" varchar,
  	"specie_characteristics_ring" varchar,
  	"specie_characteristics_stipe" varchar,
  	"specie_characteristics_volva" varchar,
  	"specie_characteristics_flesh" varchar,
  	"specie_characteristics_spores" varchar,
  	"specie_characteristics_odour" varchar,
  	"specie_habitat" varchar,
  	"specie_distribution" varchar,
  	"specie_product_guide_tip" varchar,
  	"specie_product_guide_description" varchar,
  	"specie_nutrients_serving_size" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "mushrooms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "mushrooms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" uuid,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid,
  	"products_id" uuid,
  	"vendors_id" uuid,
  	"wholesale_id" uuid,
  	"dropshipping_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_species_common_names_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_edibilities_v" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_edibilities",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_species_courses_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_courses_v_locales" (
  	"when" varchar,
  	"what" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_species_look_alikes_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"species_id" uuid,
  	"trait" "enum__species_look_alikes_v_trait",
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_look_alikes_v_locales" (
  	"own" varchar,
  	"other" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_species_decisive_v" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_decisive",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_species_cap_shapes_v" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_cap_shapes",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_species_cap_surfaces_v" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_cap_surfaces",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_species_spore_prints_v" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_spore_prints",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_species_ecologies_v" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_ecologies",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_species_season_months_v" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_season_months",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_species_season_peaks_v" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_species_season_peaks",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_species_seasons_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"hemisphere" "enum__species_seasons_v_hemisphere",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_seasons_v_locales" (
  	"region" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_species_flavors_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"flavor_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_flavors_v_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_species_textures_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"texture_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_textures_v_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_species_fragrances_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"fragrance_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_fragrances_v_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_species_cognitive_effects_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"effect_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_cognitive_effects_v_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_species_psychoactive_effects_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"effect_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_psychoactive_effects_v_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_species_helps_with_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"ailment_id" uuid,
  	"evidence" "enum_species_evidence",
  	"source_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_helps_with_v_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_species_side_effects_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"side_effect_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_side_effects_v_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_species_psychoactive_chem_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"compound_id" uuid,
  	"amount" numeric,
  	"amount_max" numeric,
  	"units" "enum_species_amount_units",
  	"basis" "enum_species_amount_basis",
  	"source_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_medicinal_chem_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"compound_id" uuid,
  	"amount" numeric,
  	"amount_max" numeric,
  	"units" "enum_species_amount_units",
  	"basis" "enum_species_amount_basis",
  	"source_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_species_medicinal_chem_v_locales" (
  	"benefits" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
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
  
  CREATE TABLE "_mushrooms_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_specie_scientific_name" varchar,
  	"version_specie_authority" varchar,
  	"version_specie_mycobank" numeric,
  	"version_specie_variation" varchar,
  	"version_specie_taxonomy_kingdom" varchar,
  	"version_specie_taxonomy_division" varchar,
  	"version_specie_taxonomy_class" varchar,
  	"version_specie_taxonomy_order" varchar,
  	"version_specie_taxonomy_family" varchar,
  	"version_specie_taxonomy_genus" varchar,
  	"version_specie_taxonomy_species" varchar,
  	"version_specie_poisoning_syndrome" "enum__mushrooms_v_version_specie_poisoning_syndrome",
  	"version_specie_poisoning_onset_hours_min" numeric,
  	"version_specie_poisoning_onset_hours_max" numeric,
  	"version_specie_poisoning_source_id" uuid,
  	"version_specie_traits_growth_form" "enum__mushrooms_v_version_specie_traits_growth_form",
  	"version_specie_traits_cap_margin" "enum__mushrooms_v_version_specie_traits_cap_margin",
  	"version_specie_traits_hymenium" "enum__mushrooms_v_version_specie_traits_hymenium",
  	"version_specie_traits_attachment" "enum__mushrooms_v_version_specie_traits_attachment",
  	"version_specie_traits_stipe" "enum__mushrooms_v_version_specie_traits_stipe",
  	"version_specie_traits_stipe_pattern" "enum__mushrooms_v_version_specie_traits_stipe_pattern",
  	"version_specie_traits_habit" "enum__mushrooms_v_version_specie_traits_habit",
  	"version_specie_traits_ground" "enum__mushrooms_v_version_specie_traits_ground",
  	"version_specie_traits_colours_cap_typical" varchar,
  	"version_specie_traits_colours_cap_light" varchar,
  	"version_specie_traits_colours_cap_dark" varchar,
  	"version_specie_traits_colours_hymenium_typical" varchar,
  	"version_specie_traits_colours_hymenium_light" varchar,
  	"version_specie_traits_colours_hymenium_dark" varchar,
  	"version_specie_traits_colours_stipe_typical" varchar,
  	"version_specie_traits_colours_stipe_light" varchar,
  	"version_specie_traits_colours_stipe_dark" varchar,
  	"version_specie_traits_colours_ring_typical" varchar,
  	"version_specie_traits_colours_ring_light" varchar,
  	"version_specie_traits_colours_ring_dark" varchar,
  	"version_specie_traits_colours_volva_typical" varchar,
  	"version_specie_traits_colours_volva_light" varchar,
  	"version_specie_traits_colours_volva_dark" varchar,
  	"version_specie_traits_colours_flesh_typical" varchar,
  	"version_specie_traits_colours_flesh_light" varchar,
  	"version_specie_traits_colours_flesh_dark" varchar,
  	"version_specie_traits_colours_marks_typical" varchar,
  	"version_specie_traits_colours_marks_light" varchar,
  	"version_specie_traits_colours_marks_dark" varchar,
  	"version_specie_traits_size_cap_min" numeric,
  	"version_specie_traits_size_cap_max" numeric,
  	"version_specie_traits_size_height_min" numeric,
  	"version_specie_traits_size_height_max" numeric,
  	"version_specie_traits_size_stipe_thickness_min" numeric,
  	"version_specie_traits_size_stipe_thickness_max" numeric,
  	"version_specie_traits_bulb" numeric,
  	"version_specie_nutrients_serving_size_qty" numeric,
  	"version_specie_nutrients_serving_size_unit" varchar,
  	"version_specie_nutrients_calories" numeric,
  	"version_specie_nutrients_fat" numeric,
  	"version_specie_nutrients_saturated_fat" numeric,
  	"version_specie_nutrients_trans_fat" numeric,
  	"version_specie_nutrients_cholesterol" numeric,
  	"version_specie_nutrients_sodium" numeric,
  	"version_specie_nutrients_carbohydrates" numeric,
  	"version_specie_nutrients_fiber" numeric,
  	"version_specie_nutrients_sugars" numeric,
  	"version_specie_nutrients_protein" numeric,
  	"version_specie_nutrients_vitamins_vitamin_a" numeric,
  	"version_specie_nutrients_vitamins_thiamin" numeric,
  	"version_specie_nutrients_vitamins_riboflavin" numeric,
  	"version_specie_nutrients_vitamins_niacin" numeric,
  	"version_specie_nutrients_vitamins_vitamin_b6" numeric,
  	"version_specie_nutrients_vitamins_folate" numeric,
  	"version_specie_nutrients_vitamins_vitamin_b12" numeric,
  	"version_specie_nutrients_vitamins_vitamin_c" numeric,
  	"version_specie_nutrients_vitamins_vitamin_d" numeric,
  	"version_specie_nutrients_vitamins_vitamin_e" numeric,
  	"version_specie_nutrients_vitamins_vitamin_k" numeric,
  	"version_specie_nutrients_minerals_calcium" numeric,
  	"version_specie_nutrients_minerals_copper" numeric,
  	"version_specie_nutrients_minerals_iron" numeric,
  	"version_specie_nutrients_minerals_magnesium" numeric,
  	"version_specie_nutrients_minerals_manganese" numeric,
  	"version_specie_nutrients_minerals_phosphorus" numeric,
  	"version_specie_nutrients_minerals_potassium" numeric,
  	"version_specie_nutrients_minerals_selenium" numeric,
  	"version_specie_nutrients_minerals_zinc" numeric,
  	"version_specie_nutrients_source_id" uuid,
  	"version_specie_psychoactive" boolean DEFAULT false,
  	"version_meta_image_id" uuid,
  	"version_like_count" numeric DEFAULT 0,
  	"version_aggregate_rating_average_rating" numeric,
  	"version_aggregate_rating_impression_count" numeric DEFAULT 0,
  	"version_aggregate_rating_review_count" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__mushrooms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__mushrooms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_mushrooms_v_locales" (
  	"version_specie_desc_rich_text" jsonb,
  	"version_specie_safety_headline" varchar,
  	"version_specie_safety_advice" varchar,
  	"version_specie_characteristics_cap" varchar,
  	"version_specie_characteristics_gills" varchar,
  	"version_specie_characteristics_ring" varchar,
  	"version_specie_characteristics_stipe" varchar,
  	"version_specie_characteristics_volva" varchar,
  	"version_specie_characteristics_flesh" varchar,
  	"version_specie_characteristics_spores" varchar,
  	"version_specie_characteristics_odour" varchar,
  	"version_specie_habitat" varchar,
  	"version_specie_distribution" varchar,
  	"version_specie_product_guide_tip" varchar,
  	"version_specie_product_guide_description" varchar,
  	"version_specie_nutrients_serving_size" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_mushrooms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_mushrooms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"references_id" uuid,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid,
  	"products_id" uuid,
  	"vendors_id" uuid,
  	"wholesale_id" uuid,
  	"dropshipping_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "growingguides" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"difficulty" "enum_growingguides_difficulty",
  	"conditions_spawn_run_celsius_min" numeric,
  	"conditions_spawn_run_celsius_max" numeric,
  	"conditions_fruiting_celsius_min" numeric,
  	"conditions_fruiting_celsius_max" numeric,
  	"conditions_humidity_percent_min" numeric,
  	"conditions_humidity_percent_max" numeric,
  	"conditions_days_to_harvest_min" numeric,
  	"conditions_days_to_harvest_max" numeric,
  	"conditions_source_id" uuid,
  	"meta_image_id" uuid,
  	"published_at" timestamp(3) with time zone,
  	"author_id" uuid,
  	"declined_reason" "enum_growingguides_declined_reason",
  	"declined_note" varchar,
  	"like_count" numeric DEFAULT 0,
  	"aggregate_rating_average_rating" numeric,
  	"aggregate_rating_impression_count" numeric DEFAULT 0,
  	"aggregate_rating_review_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_growingguides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "growingguides_locales" (
  	"title" varchar,
  	"conditions_substrate" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "growingguides_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"references_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_growingguides_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_difficulty" "enum__growingguides_v_version_difficulty",
  	"version_conditions_spawn_run_celsius_min" numeric,
  	"version_conditions_spawn_run_celsius_max" numeric,
  	"version_conditions_fruiting_celsius_min" numeric,
  	"version_conditions_fruiting_celsius_max" numeric,
  	"version_conditions_humidity_percent_min" numeric,
  	"version_conditions_humidity_percent_max" numeric,
  	"version_conditions_days_to_harvest_min" numeric,
  	"version_conditions_days_to_harvest_max" numeric,
  	"version_conditions_source_id" uuid,
  	"version_meta_image_id" uuid,
  	"version_published_at" timestamp(3) with time zone,
  	"version_author_id" uuid,
  	"version_declined_reason" "enum__growingguides_v_version_declined_reason",
  	"version_declined_note" varchar,
  	"version_like_count" numeric DEFAULT 0,
  	"version_aggregate_rating_average_rating" numeric,
  	"version_aggregate_rating_impression_count" numeric DEFAULT 0,
  	"version_aggregate_rating_review_count" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__growingguides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__growingguides_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_growingguides_v_locales" (
  	"version_title" varchar,
  	"version_conditions_substrate" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_growingguides_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"references_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "references" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"authors" varchar,
  	"publication" varchar,
  	"year" numeric,
  	"link" varchar,
  	"declined_reason" "enum_references_declined_reason",
  	"declined_note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_references_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "references_locales" (
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_references_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_authors" varchar,
  	"version_publication" varchar,
  	"version_year" numeric,
  	"version_link" varchar,
  	"version_declined_reason" "enum__references_v_version_declined_reason",
  	"version_declined_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__references_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__references_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_references_v_locales" (
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
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
  	"sold" numeric DEFAULT 0,
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
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"base_inventory_unit_price" numeric,
  	"base_inventory_currency" "enum_currency" DEFAULT 'USD',
  	"base_inventory_base_unit_quantity" numeric,
  	"base_inventory_base_unit" "enum_product_base_unit",
  	"base_inventory_stock" numeric DEFAULT 0,
  	"base_inventory_sold" numeric DEFAULT 0,
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
  	"categories_id" uuid,
  	"affiliates_id" uuid
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
  	"sold" numeric DEFAULT 0,
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
  
  CREATE TABLE "_products_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_base_inventory_unit_price" numeric,
  	"version_base_inventory_currency" "enum_currency" DEFAULT 'USD',
  	"version_base_inventory_base_unit_quantity" numeric,
  	"version_base_inventory_base_unit" "enum_product_base_unit",
  	"version_base_inventory_stock" numeric DEFAULT 0,
  	"version_base_inventory_sold" numeric DEFAULT 0,
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
  	"categories_id" uuid,
  	"affiliates_id" uuid
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
  
  CREATE TABLE "wholesale_opening" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_weekday",
  	"opens" varchar,
  	"closes" varchar
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
  	"categories_id" uuid,
  	"products_id" uuid
  );
  
  CREATE TABLE "_wholesale_social_media_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wholesale_opening_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"day" "enum_weekday",
  	"opens" varchar,
  	"closes" varchar,
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
  	"categories_id" uuid,
  	"products_id" uuid
  );
  
  CREATE TABLE "dropshipping_social_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar
  );
  
  CREATE TABLE "dropshipping_opening" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_weekday",
  	"opens" varchar,
  	"closes" varchar
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
  	"categories_id" uuid,
  	"products_id" uuid
  );
  
  CREATE TABLE "_dropshipping_social_media_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"network" "enum_social_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dropshipping_opening_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"day" "enum_weekday",
  	"opens" varchar,
  	"closes" varchar,
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
  	"categories_id" uuid,
  	"products_id" uuid
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
  
  CREATE TABLE "cart_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" uuid,
  	"variant" varchar,
  	"quantity" numeric NOT NULL,
  	"title" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"currency" "enum_currency" NOT NULL
  );
  
  CREATE TABLE "carts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" uuid,
  	"variant_id" varchar,
  	"own_stock" boolean DEFAULT false,
  	"title" varchar NOT NULL,
  	"options" varchar,
  	"sku" varchar,
  	"unit_price" numeric NOT NULL,
  	"quantity" numeric NOT NULL
  );
  
  CREATE TABLE "order_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_order_state" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"vendor_id" uuid NOT NULL,
  	"buyer_id" uuid,
  	"state" "enum_order_state" DEFAULT 'requested' NOT NULL,
  	"total" numeric NOT NULL,
  	"currency" "enum_currency" NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"contact_email" varchar NOT NULL,
  	"contact_phone" varchar,
  	"contact_street" varchar NOT NULL,
  	"contact_postal_code" varchar,
  	"contact_city" varchar NOT NULL,
  	"contact_region" varchar,
  	"contact_country" varchar NOT NULL,
  	"note" varchar,
  	"locale" "enum_orders_locale" NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "reviews" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"rating" numeric,
  	"headline" varchar,
  	"review" varchar,
  	"anonymous" boolean DEFAULT false,
  	"helpful_count" numeric DEFAULT 0,
  	"locale" "enum_reviews_locale",
  	"user_id" uuid,
  	"declined_reason" "enum_reviews_declined_reason",
  	"declined_note" varchar,
  	"target" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reviews_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reviews_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid,
  	"products_id" uuid,
  	"vendors_id" uuid,
  	"wholesale_id" uuid,
  	"dropshipping_id" uuid
  );
  
  CREATE TABLE "_reviews_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_rating" numeric,
  	"version_headline" varchar,
  	"version_review" varchar,
  	"version_anonymous" boolean DEFAULT false,
  	"version_helpful_count" numeric DEFAULT 0,
  	"version_locale" "enum__reviews_v_version_locale",
  	"version_user_id" uuid,
  	"version_declined_reason" "enum__reviews_v_version_declined_reason",
  	"version_declined_note" varchar,
  	"version_target" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reviews_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reviews_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_reviews_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid,
  	"products_id" uuid,
  	"vendors_id" uuid,
  	"wholesale_id" uuid,
  	"dropshipping_id" uuid
  );
  
  CREATE TABLE "impressions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"rating" numeric,
  	"headline" varchar,
  	"impression" varchar,
  	"consumption_form_id" uuid,
  	"other_consumption_form" varchar,
  	"anonymous" boolean DEFAULT false,
  	"helpful_count" numeric DEFAULT 0,
  	"locale" "enum_impressions_locale",
  	"user_id" uuid,
  	"declined_reason" "enum_impressions_declined_reason",
  	"declined_note" varchar,
  	"target" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_impressions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "impressions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_impressions_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_rating" numeric,
  	"version_headline" varchar,
  	"version_impression" varchar,
  	"version_consumption_form_id" uuid,
  	"version_other_consumption_form" varchar,
  	"version_anonymous" boolean DEFAULT false,
  	"version_helpful_count" numeric DEFAULT 0,
  	"version_locale" "enum__impressions_v_version_locale",
  	"version_user_id" uuid,
  	"version_declined_reason" "enum__impressions_v_version_declined_reason",
  	"version_declined_note" varchar,
  	"version_target" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__impressions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__impressions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_impressions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "comments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"comment" varchar,
  	"locale" "enum_comments_locale",
  	"user_id" uuid,
  	"declined_reason" "enum_comments_declined_reason",
  	"declined_note" varchar,
  	"target" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_comments_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "comments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid,
  	"products_id" uuid,
  	"vendors_id" uuid,
  	"wholesale_id" uuid,
  	"dropshipping_id" uuid
  );
  
  CREATE TABLE "_comments_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_comment" varchar,
  	"version_locale" "enum__comments_v_version_locale",
  	"version_user_id" uuid,
  	"version_declined_reason" "enum__comments_v_version_declined_reason",
  	"version_declined_note" varchar,
  	"version_target" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__comments_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__comments_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_comments_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid,
  	"products_id" uuid,
  	"vendors_id" uuid,
  	"wholesale_id" uuid,
  	"dropshipping_id" uuid
  );
  
  CREATE TABLE "likes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid,
  	"target" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "likes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid,
  	"products_id" uuid,
  	"vendors_id" uuid,
  	"wholesale_id" uuid,
  	"dropshipping_id" uuid
  );
  
  CREATE TABLE "helpfuls" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid,
  	"target" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "helpfuls_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"reviews_id" uuid,
  	"impressions_id" uuid
  );
  
  CREATE TABLE "reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"reason" "enum_reports_reason" NOT NULL,
  	"note" varchar,
  	"settled" boolean DEFAULT false,
  	"target" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"reviews_id" uuid,
  	"impressions_id" uuid,
  	"comments_id" uuid,
  	"growingguides_id" uuid
  );
  
  CREATE TABLE "decisions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"verdict" "enum_decisions_verdict" NOT NULL,
  	"excerpt" varchar,
  	"reason" "enum_decisions_reason",
  	"note" varchar,
  	"moderator_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "decisions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"reviews_id" uuid,
  	"impressions_id" uuid,
  	"comments_id" uuid,
  	"growingguides_id" uuid,
  	"references_id" uuid
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid,
  	"media_id" uuid,
  	"categories_id" uuid,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid,
  	"references_id" uuid,
  	"products_id" uuid,
  	"vendors_id" uuid,
  	"wholesale_id" uuid,
  	"dropshipping_id" uuid,
  	"affiliates_id" uuid,
  	"salerules_id" uuid,
  	"carts_id" uuid,
  	"orders_id" uuid,
  	"reviews_id" uuid,
  	"impressions_id" uuid,
  	"comments_id" uuid,
  	"likes_id" uuid,
  	"helpfuls_id" uuid,
  	"reports_id" uuid,
  	"decisions_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_breadcrumbs" ADD CONSTRAINT "categories_breadcrumbs_doc_id_categories_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_breadcrumbs" ADD CONSTRAINT "categories_breadcrumbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_common_names" ADD CONSTRAINT "species_common_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_edibilities" ADD CONSTRAINT "species_edibilities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_courses" ADD CONSTRAINT "species_courses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_courses_locales" ADD CONSTRAINT "species_courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."species_courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_look_alikes" ADD CONSTRAINT "species_look_alikes_species_id_mushrooms_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."mushrooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_look_alikes" ADD CONSTRAINT "species_look_alikes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_look_alikes" ADD CONSTRAINT "species_look_alikes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_look_alikes_locales" ADD CONSTRAINT "species_look_alikes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."species_look_alikes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_decisive" ADD CONSTRAINT "species_decisive_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_cap_shapes" ADD CONSTRAINT "species_cap_shapes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_cap_surfaces" ADD CONSTRAINT "species_cap_surfaces_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_spore_prints" ADD CONSTRAINT "species_spore_prints_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_ecologies" ADD CONSTRAINT "species_ecologies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_season_months" ADD CONSTRAINT "species_season_months_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."species_seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_season_peaks" ADD CONSTRAINT "species_season_peaks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."species_seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_seasons" ADD CONSTRAINT "species_seasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_seasons_locales" ADD CONSTRAINT "species_seasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."species_seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_flavors" ADD CONSTRAINT "species_flavors_flavor_id_categories_id_fk" FOREIGN KEY ("flavor_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_flavors" ADD CONSTRAINT "species_flavors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_flavors_locales" ADD CONSTRAINT "species_flavors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."species_flavors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_textures" ADD CONSTRAINT "species_textures_texture_id_categories_id_fk" FOREIGN KEY ("texture_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_textures" ADD CONSTRAINT "species_textures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_textures_locales" ADD CONSTRAINT "species_textures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."species_textures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_fragrances" ADD CONSTRAINT "species_fragrances_fragrance_id_categories_id_fk" FOREIGN KEY ("fragrance_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_fragrances" ADD CONSTRAINT "species_fragrances_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_fragrances_locales" ADD CONSTRAINT "species_fragrances_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."species_fragrances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_cognitive_effects" ADD CONSTRAINT "species_cognitive_effects_effect_id_categories_id_fk" FOREIGN KEY ("effect_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_cognitive_effects" ADD CONSTRAINT "species_cognitive_effects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_cognitive_effects_locales" ADD CONSTRAINT "species_cognitive_effects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."species_cognitive_effects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_psychoactive_effects" ADD CONSTRAINT "species_psychoactive_effects_effect_id_categories_id_fk" FOREIGN KEY ("effect_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_psychoactive_effects" ADD CONSTRAINT "species_psychoactive_effects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_psychoactive_effects_locales" ADD CONSTRAINT "species_psychoactive_effects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."species_psychoactive_effects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_helps_with" ADD CONSTRAINT "species_helps_with_ailment_id_categories_id_fk" FOREIGN KEY ("ailment_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_helps_with" ADD CONSTRAINT "species_helps_with_source_id_references_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_helps_with" ADD CONSTRAINT "species_helps_with_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_helps_with_locales" ADD CONSTRAINT "species_helps_with_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."species_helps_with"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_side_effects" ADD CONSTRAINT "species_side_effects_side_effect_id_categories_id_fk" FOREIGN KEY ("side_effect_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_side_effects" ADD CONSTRAINT "species_side_effects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_side_effects_locales" ADD CONSTRAINT "species_side_effects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."species_side_effects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_psychoactive_chem" ADD CONSTRAINT "species_psychoactive_chem_compound_id_categories_id_fk" FOREIGN KEY ("compound_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_psychoactive_chem" ADD CONSTRAINT "species_psychoactive_chem_source_id_references_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_psychoactive_chem" ADD CONSTRAINT "species_psychoactive_chem_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_medicinal_chem" ADD CONSTRAINT "species_medicinal_chem_compound_id_categories_id_fk" FOREIGN KEY ("compound_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_medicinal_chem" ADD CONSTRAINT "species_medicinal_chem_source_id_references_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_medicinal_chem" ADD CONSTRAINT "species_medicinal_chem_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "species_medicinal_chem_locales" ADD CONSTRAINT "species_medicinal_chem_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."species_medicinal_chem"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "mushrooms" ADD CONSTRAINT "mushrooms_specie_poisoning_source_id_references_id_fk" FOREIGN KEY ("specie_poisoning_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mushrooms" ADD CONSTRAINT "mushrooms_specie_nutrients_source_id_references_id_fk" FOREIGN KEY ("specie_nutrients_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mushrooms" ADD CONSTRAINT "mushrooms_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mushrooms_locales" ADD CONSTRAINT "mushrooms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_texts" ADD CONSTRAINT "mushrooms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_common_names_v" ADD CONSTRAINT "_species_common_names_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_edibilities_v" ADD CONSTRAINT "_species_edibilities_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_courses_v" ADD CONSTRAINT "_species_courses_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_courses_v_locales" ADD CONSTRAINT "_species_courses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_species_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_look_alikes_v" ADD CONSTRAINT "_species_look_alikes_v_species_id_mushrooms_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."mushrooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_look_alikes_v" ADD CONSTRAINT "_species_look_alikes_v_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_look_alikes_v" ADD CONSTRAINT "_species_look_alikes_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_look_alikes_v_locales" ADD CONSTRAINT "_species_look_alikes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_species_look_alikes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_decisive_v" ADD CONSTRAINT "_species_decisive_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_cap_shapes_v" ADD CONSTRAINT "_species_cap_shapes_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_cap_surfaces_v" ADD CONSTRAINT "_species_cap_surfaces_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_spore_prints_v" ADD CONSTRAINT "_species_spore_prints_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_ecologies_v" ADD CONSTRAINT "_species_ecologies_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_season_months_v" ADD CONSTRAINT "_species_season_months_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_species_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_season_peaks_v" ADD CONSTRAINT "_species_season_peaks_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_species_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_seasons_v" ADD CONSTRAINT "_species_seasons_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_seasons_v_locales" ADD CONSTRAINT "_species_seasons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_species_seasons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_flavors_v" ADD CONSTRAINT "_species_flavors_v_flavor_id_categories_id_fk" FOREIGN KEY ("flavor_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_flavors_v" ADD CONSTRAINT "_species_flavors_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_flavors_v_locales" ADD CONSTRAINT "_species_flavors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_species_flavors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_textures_v" ADD CONSTRAINT "_species_textures_v_texture_id_categories_id_fk" FOREIGN KEY ("texture_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_textures_v" ADD CONSTRAINT "_species_textures_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_textures_v_locales" ADD CONSTRAINT "_species_textures_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_species_textures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_fragrances_v" ADD CONSTRAINT "_species_fragrances_v_fragrance_id_categories_id_fk" FOREIGN KEY ("fragrance_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_fragrances_v" ADD CONSTRAINT "_species_fragrances_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_fragrances_v_locales" ADD CONSTRAINT "_species_fragrances_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_species_fragrances_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_cognitive_effects_v" ADD CONSTRAINT "_species_cognitive_effects_v_effect_id_categories_id_fk" FOREIGN KEY ("effect_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_cognitive_effects_v" ADD CONSTRAINT "_species_cognitive_effects_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_cognitive_effects_v_locales" ADD CONSTRAINT "_species_cognitive_effects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_species_cognitive_effects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_psychoactive_effects_v" ADD CONSTRAINT "_species_psychoactive_effects_v_effect_id_categories_id_fk" FOREIGN KEY ("effect_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_psychoactive_effects_v" ADD CONSTRAINT "_species_psychoactive_effects_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_psychoactive_effects_v_locales" ADD CONSTRAINT "_species_psychoactive_effects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_species_psychoactive_effects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_helps_with_v" ADD CONSTRAINT "_species_helps_with_v_ailment_id_categories_id_fk" FOREIGN KEY ("ailment_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_helps_with_v" ADD CONSTRAINT "_species_helps_with_v_source_id_references_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_helps_with_v" ADD CONSTRAINT "_species_helps_with_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_helps_with_v_locales" ADD CONSTRAINT "_species_helps_with_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_species_helps_with_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_side_effects_v" ADD CONSTRAINT "_species_side_effects_v_side_effect_id_categories_id_fk" FOREIGN KEY ("side_effect_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_side_effects_v" ADD CONSTRAINT "_species_side_effects_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_side_effects_v_locales" ADD CONSTRAINT "_species_side_effects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_species_side_effects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_psychoactive_chem_v" ADD CONSTRAINT "_species_psychoactive_chem_v_compound_id_categories_id_fk" FOREIGN KEY ("compound_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_psychoactive_chem_v" ADD CONSTRAINT "_species_psychoactive_chem_v_source_id_references_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_psychoactive_chem_v" ADD CONSTRAINT "_species_psychoactive_chem_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_medicinal_chem_v" ADD CONSTRAINT "_species_medicinal_chem_v_compound_id_categories_id_fk" FOREIGN KEY ("compound_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_medicinal_chem_v" ADD CONSTRAINT "_species_medicinal_chem_v_source_id_references_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_medicinal_chem_v" ADD CONSTRAINT "_species_medicinal_chem_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_medicinal_chem_v_locales" ADD CONSTRAINT "_species_medicinal_chem_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_species_medicinal_chem_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_mushrooms_v" ADD CONSTRAINT "_mushrooms_v_parent_id_mushrooms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v" ADD CONSTRAINT "_mushrooms_v_version_specie_poisoning_source_id_references_id_fk" FOREIGN KEY ("version_specie_poisoning_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v" ADD CONSTRAINT "_mushrooms_v_version_specie_nutrients_source_id_references_id_fk" FOREIGN KEY ("version_specie_nutrients_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v" ADD CONSTRAINT "_mushrooms_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_locales" ADD CONSTRAINT "_mushrooms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_texts" ADD CONSTRAINT "_mushrooms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides" ADD CONSTRAINT "growingguides_conditions_source_id_references_id_fk" FOREIGN KEY ("conditions_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "growingguides" ADD CONSTRAINT "growingguides_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "growingguides" ADD CONSTRAINT "growingguides_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "growingguides_locales" ADD CONSTRAINT "growingguides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_rels" ADD CONSTRAINT "growingguides_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_rels" ADD CONSTRAINT "growingguides_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_rels" ADD CONSTRAINT "growingguides_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_rels" ADD CONSTRAINT "growingguides_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v" ADD CONSTRAINT "_growingguides_v_parent_id_growingguides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."growingguides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_growingguides_v" ADD CONSTRAINT "_growingguides_v_version_conditions_source_id_references_id_fk" FOREIGN KEY ("version_conditions_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_growingguides_v" ADD CONSTRAINT "_growingguides_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_growingguides_v" ADD CONSTRAINT "_growingguides_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_growingguides_v_locales" ADD CONSTRAINT "_growingguides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_growingguides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_rels" ADD CONSTRAINT "_growingguides_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_growingguides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_rels" ADD CONSTRAINT "_growingguides_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_rels" ADD CONSTRAINT "_growingguides_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_rels" ADD CONSTRAINT "_growingguides_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "references_locales" ADD CONSTRAINT "references_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_references_v" ADD CONSTRAINT "_references_v_parent_id_references_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_references_v_locales" ADD CONSTRAINT "_references_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_references_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_affiliates_fk" FOREIGN KEY ("affiliates_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_affiliates_fk" FOREIGN KEY ("affiliates_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "wholesale_opening" ADD CONSTRAINT "wholesale_opening_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wholesale_net_terms" ADD CONSTRAINT "wholesale_net_terms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wholesale" ADD CONSTRAINT "wholesale_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wholesale_locales" ADD CONSTRAINT "wholesale_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wholesale_rels" ADD CONSTRAINT "wholesale_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wholesale_rels" ADD CONSTRAINT "wholesale_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wholesale_rels" ADD CONSTRAINT "wholesale_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_social_media_v" ADD CONSTRAINT "_wholesale_social_media_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wholesale_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_opening_v" ADD CONSTRAINT "_wholesale_opening_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wholesale_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_v_version_net_terms" ADD CONSTRAINT "_wholesale_v_version_net_terms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_wholesale_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_v" ADD CONSTRAINT "_wholesale_v_parent_id_wholesale_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wholesale"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wholesale_v" ADD CONSTRAINT "_wholesale_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wholesale_v_locales" ADD CONSTRAINT "_wholesale_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wholesale_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_v_rels" ADD CONSTRAINT "_wholesale_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_wholesale_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_v_rels" ADD CONSTRAINT "_wholesale_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_v_rels" ADD CONSTRAINT "_wholesale_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping_social_media" ADD CONSTRAINT "dropshipping_social_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping_opening" ADD CONSTRAINT "dropshipping_opening_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping" ADD CONSTRAINT "dropshipping_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dropshipping_locales" ADD CONSTRAINT "dropshipping_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping_texts" ADD CONSTRAINT "dropshipping_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping_rels" ADD CONSTRAINT "dropshipping_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping_rels" ADD CONSTRAINT "dropshipping_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping_rels" ADD CONSTRAINT "dropshipping_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_social_media_v" ADD CONSTRAINT "_dropshipping_social_media_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dropshipping_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_opening_v" ADD CONSTRAINT "_dropshipping_opening_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dropshipping_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_v" ADD CONSTRAINT "_dropshipping_v_parent_id_dropshipping_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dropshipping"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dropshipping_v" ADD CONSTRAINT "_dropshipping_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dropshipping_v_locales" ADD CONSTRAINT "_dropshipping_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dropshipping_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_v_texts" ADD CONSTRAINT "_dropshipping_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dropshipping_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_v_rels" ADD CONSTRAINT "_dropshipping_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dropshipping_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_v_rels" ADD CONSTRAINT "_dropshipping_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_v_rels" ADD CONSTRAINT "_dropshipping_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "affiliates_locales" ADD CONSTRAINT "affiliates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "salerules_locales" ADD CONSTRAINT "salerules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."salerules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "salerules_texts" ADD CONSTRAINT "salerules_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."salerules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "salerules_rels" ADD CONSTRAINT "salerules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."salerules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "salerules_rels" ADD CONSTRAINT "salerules_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "salerules_rels" ADD CONSTRAINT "salerules_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_history" ADD CONSTRAINT "order_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_images" ADD CONSTRAINT "reviews_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_images" ADD CONSTRAINT "reviews_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_version_images" ADD CONSTRAINT "_reviews_v_version_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v_version_images" ADD CONSTRAINT "_reviews_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_user_id_users_id_fk" FOREIGN KEY ("version_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "impressions" ADD CONSTRAINT "impressions_consumption_form_id_categories_id_fk" FOREIGN KEY ("consumption_form_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "impressions" ADD CONSTRAINT "impressions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "impressions_rels" ADD CONSTRAINT "impressions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "impressions_rels" ADD CONSTRAINT "impressions_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "impressions_rels" ADD CONSTRAINT "impressions_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_impressions_v" ADD CONSTRAINT "_impressions_v_parent_id_impressions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."impressions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_impressions_v" ADD CONSTRAINT "_impressions_v_version_consumption_form_id_categories_id_fk" FOREIGN KEY ("version_consumption_form_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_impressions_v" ADD CONSTRAINT "_impressions_v_version_user_id_users_id_fk" FOREIGN KEY ("version_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_impressions_v_rels" ADD CONSTRAINT "_impressions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_impressions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_impressions_v_rels" ADD CONSTRAINT "_impressions_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_impressions_v_rels" ADD CONSTRAINT "_impressions_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v" ADD CONSTRAINT "_comments_v_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_comments_v" ADD CONSTRAINT "_comments_v_version_user_id_users_id_fk" FOREIGN KEY ("version_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_comments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."likes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "helpfuls" ADD CONSTRAINT "helpfuls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "helpfuls_rels" ADD CONSTRAINT "helpfuls_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."helpfuls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "helpfuls_rels" ADD CONSTRAINT "helpfuls_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "helpfuls_rels" ADD CONSTRAINT "helpfuls_rels_impressions_fk" FOREIGN KEY ("impressions_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_impressions_fk" FOREIGN KEY ("impressions_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions" ADD CONSTRAINT "decisions_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_impressions_fk" FOREIGN KEY ("impressions_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_affiliates_fk" FOREIGN KEY ("affiliates_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_salerules_fk" FOREIGN KEY ("salerules_id") REFERENCES "public"."salerules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_carts_fk" FOREIGN KEY ("carts_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_impressions_fk" FOREIGN KEY ("impressions_id") REFERENCES "public"."impressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_likes_fk" FOREIGN KEY ("likes_id") REFERENCES "public"."likes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_helpfuls_fk" FOREIGN KEY ("helpfuls_id") REFERENCES "public"."helpfuls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_decisions_fk" FOREIGN KEY ("decisions_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_alias_idx" ON "users" USING btree ("alias");
  CREATE INDEX "users_avatar_idx" ON "users" USING btree ("avatar_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "media_owner_idx" ON "media" USING btree ("owner_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_page_sizes_page_filename_idx" ON "media" USING btree ("sizes_page_filename");
  CREATE INDEX "media_sizes_share_sizes_share_filename_idx" ON "media" USING btree ("sizes_share_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_breadcrumbs_order_idx" ON "categories_breadcrumbs" USING btree ("_order");
  CREATE INDEX "categories_breadcrumbs_parent_id_idx" ON "categories_breadcrumbs" USING btree ("_parent_id");
  CREATE INDEX "categories_breadcrumbs_locale_idx" ON "categories_breadcrumbs" USING btree ("_locale");
  CREATE INDEX "categories_breadcrumbs_doc_idx" ON "categories_breadcrumbs" USING btree ("doc_id");
  CREATE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE UNIQUE INDEX "categories_path_idx" ON "categories" USING btree ("path");
  CREATE INDEX "categories_media_idx" ON "categories" USING btree ("media_id");
  CREATE INDEX "categories_position_idx" ON "categories" USING btree ("position");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "species_common_names_order_idx" ON "species_common_names" USING btree ("_order");
  CREATE INDEX "species_common_names_parent_id_idx" ON "species_common_names" USING btree ("_parent_id");
  CREATE INDEX "species_common_names_locale_idx" ON "species_common_names" USING btree ("_locale");
  CREATE INDEX "species_edibilities_order_idx" ON "species_edibilities" USING btree ("order");
  CREATE INDEX "species_edibilities_parent_idx" ON "species_edibilities" USING btree ("parent_id");
  CREATE INDEX "species_courses_order_idx" ON "species_courses" USING btree ("_order");
  CREATE INDEX "species_courses_parent_id_idx" ON "species_courses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "species_courses_locales_locale_parent_id_unique" ON "species_courses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "species_look_alikes_order_idx" ON "species_look_alikes" USING btree ("_order");
  CREATE INDEX "species_look_alikes_parent_id_idx" ON "species_look_alikes" USING btree ("_parent_id");
  CREATE INDEX "species_look_alikes_species_idx" ON "species_look_alikes" USING btree ("species_id");
  CREATE INDEX "species_look_alikes_image_idx" ON "species_look_alikes" USING btree ("image_id");
  CREATE UNIQUE INDEX "species_look_alikes_locales_locale_parent_id_unique" ON "species_look_alikes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "species_decisive_order_idx" ON "species_decisive" USING btree ("order");
  CREATE INDEX "species_decisive_parent_idx" ON "species_decisive" USING btree ("parent_id");
  CREATE INDEX "species_cap_shapes_order_idx" ON "species_cap_shapes" USING btree ("order");
  CREATE INDEX "species_cap_shapes_parent_idx" ON "species_cap_shapes" USING btree ("parent_id");
  CREATE INDEX "species_cap_surfaces_order_idx" ON "species_cap_surfaces" USING btree ("order");
  CREATE INDEX "species_cap_surfaces_parent_idx" ON "species_cap_surfaces" USING btree ("parent_id");
  CREATE INDEX "species_spore_prints_order_idx" ON "species_spore_prints" USING btree ("order");
  CREATE INDEX "species_spore_prints_parent_idx" ON "species_spore_prints" USING btree ("parent_id");
  CREATE INDEX "species_ecologies_order_idx" ON "species_ecologies" USING btree ("order");
  CREATE INDEX "species_ecologies_parent_idx" ON "species_ecologies" USING btree ("parent_id");
  CREATE INDEX "species_season_months_order_idx" ON "species_season_months" USING btree ("order");
  CREATE INDEX "species_season_months_parent_idx" ON "species_season_months" USING btree ("parent_id");
  CREATE INDEX "species_season_peaks_order_idx" ON "species_season_peaks" USING btree ("order");
  CREATE INDEX "species_season_peaks_parent_idx" ON "species_season_peaks" USING btree ("parent_id");
  CREATE INDEX "species_seasons_order_idx" ON "species_seasons" USING btree ("_order");
  CREATE INDEX "species_seasons_parent_id_idx" ON "species_seasons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "species_seasons_locales_locale_parent_id_unique" ON "species_seasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "species_flavors_order_idx" ON "species_flavors" USING btree ("_order");
  CREATE INDEX "species_flavors_parent_id_idx" ON "species_flavors" USING btree ("_parent_id");
  CREATE INDEX "species_flavors_flavor_idx" ON "species_flavors" USING btree ("flavor_id");
  CREATE UNIQUE INDEX "species_flavors_locales_locale_parent_id_unique" ON "species_flavors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "species_textures_order_idx" ON "species_textures" USING btree ("_order");
  CREATE INDEX "species_textures_parent_id_idx" ON "species_textures" USING btree ("_parent_id");
  CREATE INDEX "species_textures_texture_idx" ON "species_textures" USING btree ("texture_id");
  CREATE UNIQUE INDEX "species_textures_locales_locale_parent_id_unique" ON "species_textures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "species_fragrances_order_idx" ON "species_fragrances" USING btree ("_order");
  CREATE INDEX "species_fragrances_parent_id_idx" ON "species_fragrances" USING btree ("_parent_id");
  CREATE INDEX "species_fragrances_fragrance_idx" ON "species_fragrances" USING btree ("fragrance_id");
  CREATE UNIQUE INDEX "species_fragrances_locales_locale_parent_id_unique" ON "species_fragrances_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "species_cognitive_effects_order_idx" ON "species_cognitive_effects" USING btree ("_order");
  CREATE INDEX "species_cognitive_effects_parent_id_idx" ON "species_cognitive_effects" USING btree ("_parent_id");
  CREATE INDEX "species_cognitive_effects_effect_idx" ON "species_cognitive_effects" USING btree ("effect_id");
  CREATE UNIQUE INDEX "species_cognitive_effects_locales_locale_parent_id_unique" ON "species_cognitive_effects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "species_psychoactive_effects_order_idx" ON "species_psychoactive_effects" USING btree ("_order");
  CREATE INDEX "species_psychoactive_effects_parent_id_idx" ON "species_psychoactive_effects" USING btree ("_parent_id");
  CREATE INDEX "species_psychoactive_effects_effect_idx" ON "species_psychoactive_effects" USING btree ("effect_id");
  CREATE UNIQUE INDEX "species_psychoactive_effects_locales_locale_parent_id_unique" ON "species_psychoactive_effects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "species_helps_with_order_idx" ON "species_helps_with" USING btree ("_order");
  CREATE INDEX "species_helps_with_parent_id_idx" ON "species_helps_with" USING btree ("_parent_id");
  CREATE INDEX "species_helps_with_ailment_idx" ON "species_helps_with" USING btree ("ailment_id");
  CREATE INDEX "species_helps_with_source_idx" ON "species_helps_with" USING btree ("source_id");
  CREATE UNIQUE INDEX "species_helps_with_locales_locale_parent_id_unique" ON "species_helps_with_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "species_side_effects_order_idx" ON "species_side_effects" USING btree ("_order");
  CREATE INDEX "species_side_effects_parent_id_idx" ON "species_side_effects" USING btree ("_parent_id");
  CREATE INDEX "species_side_effects_side_effect_idx" ON "species_side_effects" USING btree ("side_effect_id");
  CREATE UNIQUE INDEX "species_side_effects_locales_locale_parent_id_unique" ON "species_side_effects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "species_psychoactive_chem_order_idx" ON "species_psychoactive_chem" USING btree ("_order");
  CREATE INDEX "species_psychoactive_chem_parent_id_idx" ON "species_psychoactive_chem" USING btree ("_parent_id");
  CREATE INDEX "species_psychoactive_chem_compound_idx" ON "species_psychoactive_chem" USING btree ("compound_id");
  CREATE INDEX "species_psychoactive_chem_source_idx" ON "species_psychoactive_chem" USING btree ("source_id");
  CREATE INDEX "species_medicinal_chem_order_idx" ON "species_medicinal_chem" USING btree ("_order");
  CREATE INDEX "species_medicinal_chem_parent_id_idx" ON "species_medicinal_chem" USING btree ("_parent_id");
  CREATE INDEX "species_medicinal_chem_compound_idx" ON "species_medicinal_chem" USING btree ("compound_id");
  CREATE INDEX "species_medicinal_chem_source_idx" ON "species_medicinal_chem" USING btree ("source_id");
  CREATE UNIQUE INDEX "species_medicinal_chem_locales_locale_parent_id_unique" ON "species_medicinal_chem_locales" USING btree ("_locale","_parent_id");
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
  CREATE UNIQUE INDEX "mushrooms_slug_idx" ON "mushrooms" USING btree ("slug");
  CREATE INDEX "mushrooms_specie_specie_scientific_name_idx" ON "mushrooms" USING btree ("specie_scientific_name");
  CREATE INDEX "mushrooms_specie_poisoning_specie_poisoning_source_idx" ON "mushrooms" USING btree ("specie_poisoning_source_id");
  CREATE INDEX "mushrooms_specie_traits_specie_traits_growth_form_idx" ON "mushrooms" USING btree ("specie_traits_growth_form");
  CREATE INDEX "mushrooms_specie_nutrients_specie_nutrients_source_idx" ON "mushrooms" USING btree ("specie_nutrients_source_id");
  CREATE INDEX "mushrooms_specie_specie_psychoactive_idx" ON "mushrooms" USING btree ("specie_psychoactive");
  CREATE INDEX "mushrooms_meta_meta_image_idx" ON "mushrooms" USING btree ("meta_image_id");
  CREATE INDEX "mushrooms_updated_at_idx" ON "mushrooms" USING btree ("updated_at");
  CREATE INDEX "mushrooms_created_at_idx" ON "mushrooms" USING btree ("created_at");
  CREATE INDEX "mushrooms__status_idx" ON "mushrooms" USING btree ("_status");
  CREATE UNIQUE INDEX "mushrooms_locales_locale_parent_id_unique" ON "mushrooms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mushrooms_texts_order_parent" ON "mushrooms_texts" USING btree ("order","parent_id");
  CREATE INDEX "mushrooms_texts_locale_parent" ON "mushrooms_texts" USING btree ("locale","parent_id");
  CREATE INDEX "mushrooms_rels_order_idx" ON "mushrooms_rels" USING btree ("order");
  CREATE INDEX "mushrooms_rels_parent_idx" ON "mushrooms_rels" USING btree ("parent_id");
  CREATE INDEX "mushrooms_rels_path_idx" ON "mushrooms_rels" USING btree ("path");
  CREATE INDEX "mushrooms_rels_references_id_idx" ON "mushrooms_rels" USING btree ("references_id");
  CREATE INDEX "mushrooms_rels_mushrooms_id_idx" ON "mushrooms_rels" USING btree ("mushrooms_id");
  CREATE INDEX "mushrooms_rels_growingguides_id_idx" ON "mushrooms_rels" USING btree ("growingguides_id");
  CREATE INDEX "mushrooms_rels_products_id_idx" ON "mushrooms_rels" USING btree ("products_id");
  CREATE INDEX "mushrooms_rels_vendors_id_idx" ON "mushrooms_rels" USING btree ("vendors_id");
  CREATE INDEX "mushrooms_rels_wholesale_id_idx" ON "mushrooms_rels" USING btree ("wholesale_id");
  CREATE INDEX "mushrooms_rels_dropshipping_id_idx" ON "mushrooms_rels" USING btree ("dropshipping_id");
  CREATE INDEX "mushrooms_rels_categories_id_idx" ON "mushrooms_rels" USING btree ("categories_id");
  CREATE INDEX "_species_common_names_v_order_idx" ON "_species_common_names_v" USING btree ("_order");
  CREATE INDEX "_species_common_names_v_parent_id_idx" ON "_species_common_names_v" USING btree ("_parent_id");
  CREATE INDEX "_species_common_names_v_locale_idx" ON "_species_common_names_v" USING btree ("_locale");
  CREATE INDEX "_species_edibilities_v_order_idx" ON "_species_edibilities_v" USING btree ("order");
  CREATE INDEX "_species_edibilities_v_parent_idx" ON "_species_edibilities_v" USING btree ("parent_id");
  CREATE INDEX "_species_courses_v_order_idx" ON "_species_courses_v" USING btree ("_order");
  CREATE INDEX "_species_courses_v_parent_id_idx" ON "_species_courses_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_species_courses_v_locales_locale_parent_id_unique" ON "_species_courses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_species_look_alikes_v_order_idx" ON "_species_look_alikes_v" USING btree ("_order");
  CREATE INDEX "_species_look_alikes_v_parent_id_idx" ON "_species_look_alikes_v" USING btree ("_parent_id");
  CREATE INDEX "_species_look_alikes_v_species_idx" ON "_species_look_alikes_v" USING btree ("species_id");
  CREATE INDEX "_species_look_alikes_v_image_idx" ON "_species_look_alikes_v" USING btree ("image_id");
  CREATE UNIQUE INDEX "_species_look_alikes_v_locales_locale_parent_id_unique" ON "_species_look_alikes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_species_decisive_v_order_idx" ON "_species_decisive_v" USING btree ("order");
  CREATE INDEX "_species_decisive_v_parent_idx" ON "_species_decisive_v" USING btree ("parent_id");
  CREATE INDEX "_species_cap_shapes_v_order_idx" ON "_species_cap_shapes_v" USING btree ("order");
  CREATE INDEX "_species_cap_shapes_v_parent_idx" ON "_species_cap_shapes_v" USING btree ("parent_id");
  CREATE INDEX "_species_cap_surfaces_v_order_idx" ON "_species_cap_surfaces_v" USING btree ("order");
  CREATE INDEX "_species_cap_surfaces_v_parent_idx" ON "_species_cap_surfaces_v" USING btree ("parent_id");
  CREATE INDEX "_species_spore_prints_v_order_idx" ON "_species_spore_prints_v" USING btree ("order");
  CREATE INDEX "_species_spore_prints_v_parent_idx" ON "_species_spore_prints_v" USING btree ("parent_id");
  CREATE INDEX "_species_ecologies_v_order_idx" ON "_species_ecologies_v" USING btree ("order");
  CREATE INDEX "_species_ecologies_v_parent_idx" ON "_species_ecologies_v" USING btree ("parent_id");
  CREATE INDEX "_species_season_months_v_order_idx" ON "_species_season_months_v" USING btree ("order");
  CREATE INDEX "_species_season_months_v_parent_idx" ON "_species_season_months_v" USING btree ("parent_id");
  CREATE INDEX "_species_season_peaks_v_order_idx" ON "_species_season_peaks_v" USING btree ("order");
  CREATE INDEX "_species_season_peaks_v_parent_idx" ON "_species_season_peaks_v" USING btree ("parent_id");
  CREATE INDEX "_species_seasons_v_order_idx" ON "_species_seasons_v" USING btree ("_order");
  CREATE INDEX "_species_seasons_v_parent_id_idx" ON "_species_seasons_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_species_seasons_v_locales_locale_parent_id_unique" ON "_species_seasons_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_species_flavors_v_order_idx" ON "_species_flavors_v" USING btree ("_order");
  CREATE INDEX "_species_flavors_v_parent_id_idx" ON "_species_flavors_v" USING btree ("_parent_id");
  CREATE INDEX "_species_flavors_v_flavor_idx" ON "_species_flavors_v" USING btree ("flavor_id");
  CREATE UNIQUE INDEX "_species_flavors_v_locales_locale_parent_id_unique" ON "_species_flavors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_species_textures_v_order_idx" ON "_species_textures_v" USING btree ("_order");
  CREATE INDEX "_species_textures_v_parent_id_idx" ON "_species_textures_v" USING btree ("_parent_id");
  CREATE INDEX "_species_textures_v_texture_idx" ON "_species_textures_v" USING btree ("texture_id");
  CREATE UNIQUE INDEX "_species_textures_v_locales_locale_parent_id_unique" ON "_species_textures_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_species_fragrances_v_order_idx" ON "_species_fragrances_v" USING btree ("_order");
  CREATE INDEX "_species_fragrances_v_parent_id_idx" ON "_species_fragrances_v" USING btree ("_parent_id");
  CREATE INDEX "_species_fragrances_v_fragrance_idx" ON "_species_fragrances_v" USING btree ("fragrance_id");
  CREATE UNIQUE INDEX "_species_fragrances_v_locales_locale_parent_id_unique" ON "_species_fragrances_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_species_cognitive_effects_v_order_idx" ON "_species_cognitive_effects_v" USING btree ("_order");
  CREATE INDEX "_species_cognitive_effects_v_parent_id_idx" ON "_species_cognitive_effects_v" USING btree ("_parent_id");
  CREATE INDEX "_species_cognitive_effects_v_effect_idx" ON "_species_cognitive_effects_v" USING btree ("effect_id");
  CREATE UNIQUE INDEX "_species_cognitive_effects_v_locales_locale_parent_id_unique" ON "_species_cognitive_effects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_species_psychoactive_effects_v_order_idx" ON "_species_psychoactive_effects_v" USING btree ("_order");
  CREATE INDEX "_species_psychoactive_effects_v_parent_id_idx" ON "_species_psychoactive_effects_v" USING btree ("_parent_id");
  CREATE INDEX "_species_psychoactive_effects_v_effect_idx" ON "_species_psychoactive_effects_v" USING btree ("effect_id");
  CREATE UNIQUE INDEX "_species_psychoactive_effects_v_locales_locale_parent_id_uni" ON "_species_psychoactive_effects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_species_helps_with_v_order_idx" ON "_species_helps_with_v" USING btree ("_order");
  CREATE INDEX "_species_helps_with_v_parent_id_idx" ON "_species_helps_with_v" USING btree ("_parent_id");
  CREATE INDEX "_species_helps_with_v_ailment_idx" ON "_species_helps_with_v" USING btree ("ailment_id");
  CREATE INDEX "_species_helps_with_v_source_idx" ON "_species_helps_with_v" USING btree ("source_id");
  CREATE UNIQUE INDEX "_species_helps_with_v_locales_locale_parent_id_unique" ON "_species_helps_with_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_species_side_effects_v_order_idx" ON "_species_side_effects_v" USING btree ("_order");
  CREATE INDEX "_species_side_effects_v_parent_id_idx" ON "_species_side_effects_v" USING btree ("_parent_id");
  CREATE INDEX "_species_side_effects_v_side_effect_idx" ON "_species_side_effects_v" USING btree ("side_effect_id");
  CREATE UNIQUE INDEX "_species_side_effects_v_locales_locale_parent_id_unique" ON "_species_side_effects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_species_psychoactive_chem_v_order_idx" ON "_species_psychoactive_chem_v" USING btree ("_order");
  CREATE INDEX "_species_psychoactive_chem_v_parent_id_idx" ON "_species_psychoactive_chem_v" USING btree ("_parent_id");
  CREATE INDEX "_species_psychoactive_chem_v_compound_idx" ON "_species_psychoactive_chem_v" USING btree ("compound_id");
  CREATE INDEX "_species_psychoactive_chem_v_source_idx" ON "_species_psychoactive_chem_v" USING btree ("source_id");
  CREATE INDEX "_species_medicinal_chem_v_order_idx" ON "_species_medicinal_chem_v" USING btree ("_order");
  CREATE INDEX "_species_medicinal_chem_v_parent_id_idx" ON "_species_medicinal_chem_v" USING btree ("_parent_id");
  CREATE INDEX "_species_medicinal_chem_v_compound_idx" ON "_species_medicinal_chem_v" USING btree ("compound_id");
  CREATE INDEX "_species_medicinal_chem_v_source_idx" ON "_species_medicinal_chem_v" USING btree ("source_id");
  CREATE UNIQUE INDEX "_species_medicinal_chem_v_locales_locale_parent_id_unique" ON "_species_medicinal_chem_v_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "_mushrooms_v_parent_idx" ON "_mushrooms_v" USING btree ("parent_id");
  CREATE INDEX "_mushrooms_v_version_version_slug_idx" ON "_mushrooms_v" USING btree ("version_slug");
  CREATE INDEX "_mushrooms_v_version_specie_version_specie_scientific_na_idx" ON "_mushrooms_v" USING btree ("version_specie_scientific_name");
  CREATE INDEX "_mushrooms_v_version_specie_poisoning_version_specie_poi_idx" ON "_mushrooms_v" USING btree ("version_specie_poisoning_source_id");
  CREATE INDEX "_mushrooms_v_version_specie_traits_version_specie_traits_idx" ON "_mushrooms_v" USING btree ("version_specie_traits_growth_form");
  CREATE INDEX "_mushrooms_v_version_specie_nutrients_version_specie_nut_idx" ON "_mushrooms_v" USING btree ("version_specie_nutrients_source_id");
  CREATE INDEX "_mushrooms_v_version_specie_version_specie_psychoactive_idx" ON "_mushrooms_v" USING btree ("version_specie_psychoactive");
  CREATE INDEX "_mushrooms_v_version_meta_version_meta_image_idx" ON "_mushrooms_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_mushrooms_v_version_version_updated_at_idx" ON "_mushrooms_v" USING btree ("version_updated_at");
  CREATE INDEX "_mushrooms_v_version_version_created_at_idx" ON "_mushrooms_v" USING btree ("version_created_at");
  CREATE INDEX "_mushrooms_v_version_version__status_idx" ON "_mushrooms_v" USING btree ("version__status");
  CREATE INDEX "_mushrooms_v_created_at_idx" ON "_mushrooms_v" USING btree ("created_at");
  CREATE INDEX "_mushrooms_v_updated_at_idx" ON "_mushrooms_v" USING btree ("updated_at");
  CREATE INDEX "_mushrooms_v_snapshot_idx" ON "_mushrooms_v" USING btree ("snapshot");
  CREATE INDEX "_mushrooms_v_published_locale_idx" ON "_mushrooms_v" USING btree ("published_locale");
  CREATE INDEX "_mushrooms_v_latest_idx" ON "_mushrooms_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_mushrooms_v_locales_locale_parent_id_unique" ON "_mushrooms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mushrooms_v_texts_order_parent" ON "_mushrooms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_mushrooms_v_texts_locale_parent" ON "_mushrooms_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_mushrooms_v_rels_order_idx" ON "_mushrooms_v_rels" USING btree ("order");
  CREATE INDEX "_mushrooms_v_rels_parent_idx" ON "_mushrooms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_mushrooms_v_rels_path_idx" ON "_mushrooms_v_rels" USING btree ("path");
  CREATE INDEX "_mushrooms_v_rels_references_id_idx" ON "_mushrooms_v_rels" USING btree ("references_id");
  CREATE INDEX "_mushrooms_v_rels_mushrooms_id_idx" ON "_mushrooms_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_mushrooms_v_rels_growingguides_id_idx" ON "_mushrooms_v_rels" USING btree ("growingguides_id");
  CREATE INDEX "_mushrooms_v_rels_products_id_idx" ON "_mushrooms_v_rels" USING btree ("products_id");
  CREATE INDEX "_mushrooms_v_rels_vendors_id_idx" ON "_mushrooms_v_rels" USING btree ("vendors_id");
  CREATE INDEX "_mushrooms_v_rels_wholesale_id_idx" ON "_mushrooms_v_rels" USING btree ("wholesale_id");
  CREATE INDEX "_mushrooms_v_rels_dropshipping_id_idx" ON "_mushrooms_v_rels" USING btree ("dropshipping_id");
  CREATE INDEX "_mushrooms_v_rels_categories_id_idx" ON "_mushrooms_v_rels" USING btree ("categories_id");
  CREATE UNIQUE INDEX "growingguides_slug_idx" ON "growingguides" USING btree ("slug");
  CREATE INDEX "growingguides_conditions_conditions_source_idx" ON "growingguides" USING btree ("conditions_source_id");
  CREATE INDEX "growingguides_meta_meta_image_idx" ON "growingguides" USING btree ("meta_image_id");
  CREATE INDEX "growingguides_published_at_idx" ON "growingguides" USING btree ("published_at");
  CREATE INDEX "growingguides_author_idx" ON "growingguides" USING btree ("author_id");
  CREATE INDEX "growingguides_updated_at_idx" ON "growingguides" USING btree ("updated_at");
  CREATE INDEX "growingguides_created_at_idx" ON "growingguides" USING btree ("created_at");
  CREATE INDEX "growingguides__status_idx" ON "growingguides" USING btree ("_status");
  CREATE UNIQUE INDEX "growingguides_locales_locale_parent_id_unique" ON "growingguides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "growingguides_rels_order_idx" ON "growingguides_rels" USING btree ("order");
  CREATE INDEX "growingguides_rels_parent_idx" ON "growingguides_rels" USING btree ("parent_id");
  CREATE INDEX "growingguides_rels_path_idx" ON "growingguides_rels" USING btree ("path");
  CREATE INDEX "growingguides_rels_mushrooms_id_idx" ON "growingguides_rels" USING btree ("mushrooms_id");
  CREATE INDEX "growingguides_rels_references_id_idx" ON "growingguides_rels" USING btree ("references_id");
  CREATE INDEX "growingguides_rels_categories_id_idx" ON "growingguides_rels" USING btree ("categories_id");
  CREATE INDEX "_growingguides_v_parent_idx" ON "_growingguides_v" USING btree ("parent_id");
  CREATE INDEX "_growingguides_v_version_version_slug_idx" ON "_growingguides_v" USING btree ("version_slug");
  CREATE INDEX "_growingguides_v_version_conditions_version_conditions_s_idx" ON "_growingguides_v" USING btree ("version_conditions_source_id");
  CREATE INDEX "_growingguides_v_version_meta_version_meta_image_idx" ON "_growingguides_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_growingguides_v_version_version_published_at_idx" ON "_growingguides_v" USING btree ("version_published_at");
  CREATE INDEX "_growingguides_v_version_version_author_idx" ON "_growingguides_v" USING btree ("version_author_id");
  CREATE INDEX "_growingguides_v_version_version_updated_at_idx" ON "_growingguides_v" USING btree ("version_updated_at");
  CREATE INDEX "_growingguides_v_version_version_created_at_idx" ON "_growingguides_v" USING btree ("version_created_at");
  CREATE INDEX "_growingguides_v_version_version__status_idx" ON "_growingguides_v" USING btree ("version__status");
  CREATE INDEX "_growingguides_v_created_at_idx" ON "_growingguides_v" USING btree ("created_at");
  CREATE INDEX "_growingguides_v_updated_at_idx" ON "_growingguides_v" USING btree ("updated_at");
  CREATE INDEX "_growingguides_v_snapshot_idx" ON "_growingguides_v" USING btree ("snapshot");
  CREATE INDEX "_growingguides_v_published_locale_idx" ON "_growingguides_v" USING btree ("published_locale");
  CREATE INDEX "_growingguides_v_latest_idx" ON "_growingguides_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_growingguides_v_locales_locale_parent_id_unique" ON "_growingguides_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_growingguides_v_rels_order_idx" ON "_growingguides_v_rels" USING btree ("order");
  CREATE INDEX "_growingguides_v_rels_parent_idx" ON "_growingguides_v_rels" USING btree ("parent_id");
  CREATE INDEX "_growingguides_v_rels_path_idx" ON "_growingguides_v_rels" USING btree ("path");
  CREATE INDEX "_growingguides_v_rels_mushrooms_id_idx" ON "_growingguides_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_growingguides_v_rels_references_id_idx" ON "_growingguides_v_rels" USING btree ("references_id");
  CREATE INDEX "_growingguides_v_rels_categories_id_idx" ON "_growingguides_v_rels" USING btree ("categories_id");
  CREATE INDEX "references_updated_at_idx" ON "references" USING btree ("updated_at");
  CREATE INDEX "references_created_at_idx" ON "references" USING btree ("created_at");
  CREATE INDEX "references__status_idx" ON "references" USING btree ("_status");
  CREATE UNIQUE INDEX "references_locales_locale_parent_id_unique" ON "references_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_references_v_parent_idx" ON "_references_v" USING btree ("parent_id");
  CREATE INDEX "_references_v_version_version_updated_at_idx" ON "_references_v" USING btree ("version_updated_at");
  CREATE INDEX "_references_v_version_version_created_at_idx" ON "_references_v" USING btree ("version_created_at");
  CREATE INDEX "_references_v_version_version__status_idx" ON "_references_v" USING btree ("version__status");
  CREATE INDEX "_references_v_created_at_idx" ON "_references_v" USING btree ("created_at");
  CREATE INDEX "_references_v_updated_at_idx" ON "_references_v" USING btree ("updated_at");
  CREATE INDEX "_references_v_snapshot_idx" ON "_references_v" USING btree ("snapshot");
  CREATE INDEX "_references_v_published_locale_idx" ON "_references_v" USING btree ("published_locale");
  CREATE INDEX "_references_v_latest_idx" ON "_references_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_references_v_locales_locale_parent_id_unique" ON "_references_v_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "products_rels_affiliates_id_idx" ON "products_rels" USING btree ("affiliates_id");
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
  CREATE INDEX "_products_v_rels_affiliates_id_idx" ON "_products_v_rels" USING btree ("affiliates_id");
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
  CREATE INDEX "wholesale_opening_order_idx" ON "wholesale_opening" USING btree ("_order");
  CREATE INDEX "wholesale_opening_parent_id_idx" ON "wholesale_opening" USING btree ("_parent_id");
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
  CREATE INDEX "wholesale_rels_products_id_idx" ON "wholesale_rels" USING btree ("products_id");
  CREATE INDEX "_wholesale_social_media_v_order_idx" ON "_wholesale_social_media_v" USING btree ("_order");
  CREATE INDEX "_wholesale_social_media_v_parent_id_idx" ON "_wholesale_social_media_v" USING btree ("_parent_id");
  CREATE INDEX "_wholesale_opening_v_order_idx" ON "_wholesale_opening_v" USING btree ("_order");
  CREATE INDEX "_wholesale_opening_v_parent_id_idx" ON "_wholesale_opening_v" USING btree ("_parent_id");
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
  CREATE INDEX "_wholesale_v_rels_products_id_idx" ON "_wholesale_v_rels" USING btree ("products_id");
  CREATE INDEX "dropshipping_social_media_order_idx" ON "dropshipping_social_media" USING btree ("_order");
  CREATE INDEX "dropshipping_social_media_parent_id_idx" ON "dropshipping_social_media" USING btree ("_parent_id");
  CREATE INDEX "dropshipping_opening_order_idx" ON "dropshipping_opening" USING btree ("_order");
  CREATE INDEX "dropshipping_opening_parent_id_idx" ON "dropshipping_opening" USING btree ("_parent_id");
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
  CREATE INDEX "dropshipping_rels_products_id_idx" ON "dropshipping_rels" USING btree ("products_id");
  CREATE INDEX "_dropshipping_social_media_v_order_idx" ON "_dropshipping_social_media_v" USING btree ("_order");
  CREATE INDEX "_dropshipping_social_media_v_parent_id_idx" ON "_dropshipping_social_media_v" USING btree ("_parent_id");
  CREATE INDEX "_dropshipping_opening_v_order_idx" ON "_dropshipping_opening_v" USING btree ("_order");
  CREATE INDEX "_dropshipping_opening_v_parent_id_idx" ON "_dropshipping_opening_v" USING btree ("_parent_id");
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
  CREATE INDEX "_dropshipping_v_rels_products_id_idx" ON "_dropshipping_v_rels" USING btree ("products_id");
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
  CREATE INDEX "cart_lines_order_idx" ON "cart_lines" USING btree ("_order");
  CREATE INDEX "cart_lines_parent_id_idx" ON "cart_lines" USING btree ("_parent_id");
  CREATE INDEX "cart_lines_product_idx" ON "cart_lines" USING btree ("product_id");
  CREATE UNIQUE INDEX "carts_user_idx" ON "carts" USING btree ("user_id");
  CREATE INDEX "carts_updated_at_idx" ON "carts" USING btree ("updated_at");
  CREATE INDEX "carts_created_at_idx" ON "carts" USING btree ("created_at");
  CREATE INDEX "order_lines_order_idx" ON "order_lines" USING btree ("_order");
  CREATE INDEX "order_lines_parent_id_idx" ON "order_lines" USING btree ("_parent_id");
  CREATE INDEX "order_lines_product_idx" ON "order_lines" USING btree ("product_id");
  CREATE INDEX "order_history_order_idx" ON "order_history" USING btree ("_order");
  CREATE INDEX "order_history_parent_id_idx" ON "order_history" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE INDEX "orders_vendor_idx" ON "orders" USING btree ("vendor_id");
  CREATE INDEX "orders_buyer_idx" ON "orders" USING btree ("buyer_id");
  CREATE INDEX "orders_state_idx" ON "orders" USING btree ("state");
  CREATE UNIQUE INDEX "orders_key_idx" ON "orders" USING btree ("key");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "reviews_images_order_idx" ON "reviews_images" USING btree ("_order");
  CREATE INDEX "reviews_images_parent_id_idx" ON "reviews_images" USING btree ("_parent_id");
  CREATE INDEX "reviews_images_image_idx" ON "reviews_images" USING btree ("image_id");
  CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");
  CREATE INDEX "reviews_target_idx" ON "reviews" USING btree ("target");
  CREATE UNIQUE INDEX "reviews_key_idx" ON "reviews" USING btree ("key");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews__status_idx" ON "reviews" USING btree ("_status");
  CREATE INDEX "reviews_rels_order_idx" ON "reviews_rels" USING btree ("order");
  CREATE INDEX "reviews_rels_parent_idx" ON "reviews_rels" USING btree ("parent_id");
  CREATE INDEX "reviews_rels_path_idx" ON "reviews_rels" USING btree ("path");
  CREATE INDEX "reviews_rels_mushrooms_id_idx" ON "reviews_rels" USING btree ("mushrooms_id");
  CREATE INDEX "reviews_rels_growingguides_id_idx" ON "reviews_rels" USING btree ("growingguides_id");
  CREATE INDEX "reviews_rels_products_id_idx" ON "reviews_rels" USING btree ("products_id");
  CREATE INDEX "reviews_rels_vendors_id_idx" ON "reviews_rels" USING btree ("vendors_id");
  CREATE INDEX "reviews_rels_wholesale_id_idx" ON "reviews_rels" USING btree ("wholesale_id");
  CREATE INDEX "reviews_rels_dropshipping_id_idx" ON "reviews_rels" USING btree ("dropshipping_id");
  CREATE INDEX "_reviews_v_version_images_order_idx" ON "_reviews_v_version_images" USING btree ("_order");
  CREATE INDEX "_reviews_v_version_images_parent_id_idx" ON "_reviews_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_reviews_v_version_images_image_idx" ON "_reviews_v_version_images" USING btree ("image_id");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_user_idx" ON "_reviews_v" USING btree ("version_user_id");
  CREATE INDEX "_reviews_v_version_version_target_idx" ON "_reviews_v" USING btree ("version_target");
  CREATE INDEX "_reviews_v_version_version_key_idx" ON "_reviews_v" USING btree ("version_key");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_version_version__status_idx" ON "_reviews_v" USING btree ("version__status");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_reviews_v_snapshot_idx" ON "_reviews_v" USING btree ("snapshot");
  CREATE INDEX "_reviews_v_published_locale_idx" ON "_reviews_v" USING btree ("published_locale");
  CREATE INDEX "_reviews_v_latest_idx" ON "_reviews_v" USING btree ("latest");
  CREATE INDEX "_reviews_v_rels_order_idx" ON "_reviews_v_rels" USING btree ("order");
  CREATE INDEX "_reviews_v_rels_parent_idx" ON "_reviews_v_rels" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_rels_path_idx" ON "_reviews_v_rels" USING btree ("path");
  CREATE INDEX "_reviews_v_rels_mushrooms_id_idx" ON "_reviews_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_reviews_v_rels_growingguides_id_idx" ON "_reviews_v_rels" USING btree ("growingguides_id");
  CREATE INDEX "_reviews_v_rels_products_id_idx" ON "_reviews_v_rels" USING btree ("products_id");
  CREATE INDEX "_reviews_v_rels_vendors_id_idx" ON "_reviews_v_rels" USING btree ("vendors_id");
  CREATE INDEX "_reviews_v_rels_wholesale_id_idx" ON "_reviews_v_rels" USING btree ("wholesale_id");
  CREATE INDEX "_reviews_v_rels_dropshipping_id_idx" ON "_reviews_v_rels" USING btree ("dropshipping_id");
  CREATE INDEX "impressions_consumption_form_idx" ON "impressions" USING btree ("consumption_form_id");
  CREATE INDEX "impressions_user_idx" ON "impressions" USING btree ("user_id");
  CREATE INDEX "impressions_target_idx" ON "impressions" USING btree ("target");
  CREATE UNIQUE INDEX "impressions_key_idx" ON "impressions" USING btree ("key");
  CREATE INDEX "impressions_updated_at_idx" ON "impressions" USING btree ("updated_at");
  CREATE INDEX "impressions_created_at_idx" ON "impressions" USING btree ("created_at");
  CREATE INDEX "impressions__status_idx" ON "impressions" USING btree ("_status");
  CREATE INDEX "impressions_rels_order_idx" ON "impressions_rels" USING btree ("order");
  CREATE INDEX "impressions_rels_parent_idx" ON "impressions_rels" USING btree ("parent_id");
  CREATE INDEX "impressions_rels_path_idx" ON "impressions_rels" USING btree ("path");
  CREATE INDEX "impressions_rels_mushrooms_id_idx" ON "impressions_rels" USING btree ("mushrooms_id");
  CREATE INDEX "impressions_rels_categories_id_idx" ON "impressions_rels" USING btree ("categories_id");
  CREATE INDEX "_impressions_v_parent_idx" ON "_impressions_v" USING btree ("parent_id");
  CREATE INDEX "_impressions_v_version_version_consumption_form_idx" ON "_impressions_v" USING btree ("version_consumption_form_id");
  CREATE INDEX "_impressions_v_version_version_user_idx" ON "_impressions_v" USING btree ("version_user_id");
  CREATE INDEX "_impressions_v_version_version_target_idx" ON "_impressions_v" USING btree ("version_target");
  CREATE INDEX "_impressions_v_version_version_key_idx" ON "_impressions_v" USING btree ("version_key");
  CREATE INDEX "_impressions_v_version_version_updated_at_idx" ON "_impressions_v" USING btree ("version_updated_at");
  CREATE INDEX "_impressions_v_version_version_created_at_idx" ON "_impressions_v" USING btree ("version_created_at");
  CREATE INDEX "_impressions_v_version_version__status_idx" ON "_impressions_v" USING btree ("version__status");
  CREATE INDEX "_impressions_v_created_at_idx" ON "_impressions_v" USING btree ("created_at");
  CREATE INDEX "_impressions_v_updated_at_idx" ON "_impressions_v" USING btree ("updated_at");
  CREATE INDEX "_impressions_v_snapshot_idx" ON "_impressions_v" USING btree ("snapshot");
  CREATE INDEX "_impressions_v_published_locale_idx" ON "_impressions_v" USING btree ("published_locale");
  CREATE INDEX "_impressions_v_latest_idx" ON "_impressions_v" USING btree ("latest");
  CREATE INDEX "_impressions_v_rels_order_idx" ON "_impressions_v_rels" USING btree ("order");
  CREATE INDEX "_impressions_v_rels_parent_idx" ON "_impressions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_impressions_v_rels_path_idx" ON "_impressions_v_rels" USING btree ("path");
  CREATE INDEX "_impressions_v_rels_mushrooms_id_idx" ON "_impressions_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_impressions_v_rels_categories_id_idx" ON "_impressions_v_rels" USING btree ("categories_id");
  CREATE INDEX "comments_user_idx" ON "comments" USING btree ("user_id");
  CREATE INDEX "comments_target_idx" ON "comments" USING btree ("target");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "comments__status_idx" ON "comments" USING btree ("_status");
  CREATE INDEX "comments_rels_order_idx" ON "comments_rels" USING btree ("order");
  CREATE INDEX "comments_rels_parent_idx" ON "comments_rels" USING btree ("parent_id");
  CREATE INDEX "comments_rels_path_idx" ON "comments_rels" USING btree ("path");
  CREATE INDEX "comments_rels_mushrooms_id_idx" ON "comments_rels" USING btree ("mushrooms_id");
  CREATE INDEX "comments_rels_growingguides_id_idx" ON "comments_rels" USING btree ("growingguides_id");
  CREATE INDEX "comments_rels_products_id_idx" ON "comments_rels" USING btree ("products_id");
  CREATE INDEX "comments_rels_vendors_id_idx" ON "comments_rels" USING btree ("vendors_id");
  CREATE INDEX "comments_rels_wholesale_id_idx" ON "comments_rels" USING btree ("wholesale_id");
  CREATE INDEX "comments_rels_dropshipping_id_idx" ON "comments_rels" USING btree ("dropshipping_id");
  CREATE INDEX "_comments_v_parent_idx" ON "_comments_v" USING btree ("parent_id");
  CREATE INDEX "_comments_v_version_version_user_idx" ON "_comments_v" USING btree ("version_user_id");
  CREATE INDEX "_comments_v_version_version_target_idx" ON "_comments_v" USING btree ("version_target");
  CREATE INDEX "_comments_v_version_version_updated_at_idx" ON "_comments_v" USING btree ("version_updated_at");
  CREATE INDEX "_comments_v_version_version_created_at_idx" ON "_comments_v" USING btree ("version_created_at");
  CREATE INDEX "_comments_v_version_version__status_idx" ON "_comments_v" USING btree ("version__status");
  CREATE INDEX "_comments_v_created_at_idx" ON "_comments_v" USING btree ("created_at");
  CREATE INDEX "_comments_v_updated_at_idx" ON "_comments_v" USING btree ("updated_at");
  CREATE INDEX "_comments_v_snapshot_idx" ON "_comments_v" USING btree ("snapshot");
  CREATE INDEX "_comments_v_published_locale_idx" ON "_comments_v" USING btree ("published_locale");
  CREATE INDEX "_comments_v_latest_idx" ON "_comments_v" USING btree ("latest");
  CREATE INDEX "_comments_v_rels_order_idx" ON "_comments_v_rels" USING btree ("order");
  CREATE INDEX "_comments_v_rels_parent_idx" ON "_comments_v_rels" USING btree ("parent_id");
  CREATE INDEX "_comments_v_rels_path_idx" ON "_comments_v_rels" USING btree ("path");
  CREATE INDEX "_comments_v_rels_mushrooms_id_idx" ON "_comments_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_comments_v_rels_growingguides_id_idx" ON "_comments_v_rels" USING btree ("growingguides_id");
  CREATE INDEX "_comments_v_rels_products_id_idx" ON "_comments_v_rels" USING btree ("products_id");
  CREATE INDEX "_comments_v_rels_vendors_id_idx" ON "_comments_v_rels" USING btree ("vendors_id");
  CREATE INDEX "_comments_v_rels_wholesale_id_idx" ON "_comments_v_rels" USING btree ("wholesale_id");
  CREATE INDEX "_comments_v_rels_dropshipping_id_idx" ON "_comments_v_rels" USING btree ("dropshipping_id");
  CREATE INDEX "likes_user_idx" ON "likes" USING btree ("user_id");
  CREATE INDEX "likes_target_idx" ON "likes" USING btree ("target");
  CREATE UNIQUE INDEX "likes_key_idx" ON "likes" USING btree ("key");
  CREATE INDEX "likes_updated_at_idx" ON "likes" USING btree ("updated_at");
  CREATE INDEX "likes_created_at_idx" ON "likes" USING btree ("created_at");
  CREATE INDEX "likes_rels_order_idx" ON "likes_rels" USING btree ("order");
  CREATE INDEX "likes_rels_parent_idx" ON "likes_rels" USING btree ("parent_id");
  CREATE INDEX "likes_rels_path_idx" ON "likes_rels" USING btree ("path");
  CREATE INDEX "likes_rels_mushrooms_id_idx" ON "likes_rels" USING btree ("mushrooms_id");
  CREATE INDEX "likes_rels_growingguides_id_idx" ON "likes_rels" USING btree ("growingguides_id");
  CREATE INDEX "likes_rels_products_id_idx" ON "likes_rels" USING btree ("products_id");
  CREATE INDEX "likes_rels_vendors_id_idx" ON "likes_rels" USING btree ("vendors_id");
  CREATE INDEX "likes_rels_wholesale_id_idx" ON "likes_rels" USING btree ("wholesale_id");
  CREATE INDEX "likes_rels_dropshipping_id_idx" ON "likes_rels" USING btree ("dropshipping_id");
  CREATE INDEX "helpfuls_user_idx" ON "helpfuls" USING btree ("user_id");
  CREATE INDEX "helpfuls_target_idx" ON "helpfuls" USING btree ("target");
  CREATE UNIQUE INDEX "helpfuls_key_idx" ON "helpfuls" USING btree ("key");
  CREATE INDEX "helpfuls_updated_at_idx" ON "helpfuls" USING btree ("updated_at");
  CREATE INDEX "helpfuls_created_at_idx" ON "helpfuls" USING btree ("created_at");
  CREATE INDEX "helpfuls_rels_order_idx" ON "helpfuls_rels" USING btree ("order");
  CREATE INDEX "helpfuls_rels_parent_idx" ON "helpfuls_rels" USING btree ("parent_id");
  CREATE INDEX "helpfuls_rels_path_idx" ON "helpfuls_rels" USING btree ("path");
  CREATE INDEX "helpfuls_rels_reviews_id_idx" ON "helpfuls_rels" USING btree ("reviews_id");
  CREATE INDEX "helpfuls_rels_impressions_id_idx" ON "helpfuls_rels" USING btree ("impressions_id");
  CREATE INDEX "reports_settled_idx" ON "reports" USING btree ("settled");
  CREATE INDEX "reports_target_idx" ON "reports" USING btree ("target");
  CREATE UNIQUE INDEX "reports_key_idx" ON "reports" USING btree ("key");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports_rels_order_idx" ON "reports_rels" USING btree ("order");
  CREATE INDEX "reports_rels_parent_idx" ON "reports_rels" USING btree ("parent_id");
  CREATE INDEX "reports_rels_path_idx" ON "reports_rels" USING btree ("path");
  CREATE INDEX "reports_rels_reviews_id_idx" ON "reports_rels" USING btree ("reviews_id");
  CREATE INDEX "reports_rels_impressions_id_idx" ON "reports_rels" USING btree ("impressions_id");
  CREATE INDEX "reports_rels_comments_id_idx" ON "reports_rels" USING btree ("comments_id");
  CREATE INDEX "reports_rels_growingguides_id_idx" ON "reports_rels" USING btree ("growingguides_id");
  CREATE INDEX "decisions_moderator_idx" ON "decisions" USING btree ("moderator_id");
  CREATE INDEX "decisions_updated_at_idx" ON "decisions" USING btree ("updated_at");
  CREATE INDEX "decisions_created_at_idx" ON "decisions" USING btree ("created_at");
  CREATE INDEX "decisions_rels_order_idx" ON "decisions_rels" USING btree ("order");
  CREATE INDEX "decisions_rels_parent_idx" ON "decisions_rels" USING btree ("parent_id");
  CREATE INDEX "decisions_rels_path_idx" ON "decisions_rels" USING btree ("path");
  CREATE INDEX "decisions_rels_reviews_id_idx" ON "decisions_rels" USING btree ("reviews_id");
  CREATE INDEX "decisions_rels_impressions_id_idx" ON "decisions_rels" USING btree ("impressions_id");
  CREATE INDEX "decisions_rels_comments_id_idx" ON "decisions_rels" USING btree ("comments_id");
  CREATE INDEX "decisions_rels_growingguides_id_idx" ON "decisions_rels" USING btree ("growingguides_id");
  CREATE INDEX "decisions_rels_references_id_idx" ON "decisions_rels" USING btree ("references_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_mushrooms_id_idx" ON "payload_locked_documents_rels" USING btree ("mushrooms_id");
  CREATE INDEX "payload_locked_documents_rels_growingguides_id_idx" ON "payload_locked_documents_rels" USING btree ("growingguides_id");
  CREATE INDEX "payload_locked_documents_rels_references_id_idx" ON "payload_locked_documents_rels" USING btree ("references_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_vendors_id_idx" ON "payload_locked_documents_rels" USING btree ("vendors_id");
  CREATE INDEX "payload_locked_documents_rels_wholesale_id_idx" ON "payload_locked_documents_rels" USING btree ("wholesale_id");
  CREATE INDEX "payload_locked_documents_rels_dropshipping_id_idx" ON "payload_locked_documents_rels" USING btree ("dropshipping_id");
  CREATE INDEX "payload_locked_documents_rels_affiliates_id_idx" ON "payload_locked_documents_rels" USING btree ("affiliates_id");
  CREATE INDEX "payload_locked_documents_rels_salerules_id_idx" ON "payload_locked_documents_rels" USING btree ("salerules_id");
  CREATE INDEX "payload_locked_documents_rels_carts_id_idx" ON "payload_locked_documents_rels" USING btree ("carts_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_impressions_id_idx" ON "payload_locked_documents_rels" USING btree ("impressions_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("comments_id");
  CREATE INDEX "payload_locked_documents_rels_likes_id_idx" ON "payload_locked_documents_rels" USING btree ("likes_id");
  CREATE INDEX "payload_locked_documents_rels_helpfuls_id_idx" ON "payload_locked_documents_rels" USING btree ("helpfuls_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_decisions_id_idx" ON "payload_locked_documents_rels" USING btree ("decisions_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "categories_breadcrumbs" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "species_common_names" CASCADE;
  DROP TABLE "species_edibilities" CASCADE;
  DROP TABLE "species_courses" CASCADE;
  DROP TABLE "species_courses_locales" CASCADE;
  DROP TABLE "species_look_alikes" CASCADE;
  DROP TABLE "species_look_alikes_locales" CASCADE;
  DROP TABLE "species_decisive" CASCADE;
  DROP TABLE "species_cap_shapes" CASCADE;
  DROP TABLE "species_cap_surfaces" CASCADE;
  DROP TABLE "species_spore_prints" CASCADE;
  DROP TABLE "species_ecologies" CASCADE;
  DROP TABLE "species_season_months" CASCADE;
  DROP TABLE "species_season_peaks" CASCADE;
  DROP TABLE "species_seasons" CASCADE;
  DROP TABLE "species_seasons_locales" CASCADE;
  DROP TABLE "species_flavors" CASCADE;
  DROP TABLE "species_flavors_locales" CASCADE;
  DROP TABLE "species_textures" CASCADE;
  DROP TABLE "species_textures_locales" CASCADE;
  DROP TABLE "species_fragrances" CASCADE;
  DROP TABLE "species_fragrances_locales" CASCADE;
  DROP TABLE "species_cognitive_effects" CASCADE;
  DROP TABLE "species_cognitive_effects_locales" CASCADE;
  DROP TABLE "species_psychoactive_effects" CASCADE;
  DROP TABLE "species_psychoactive_effects_locales" CASCADE;
  DROP TABLE "species_helps_with" CASCADE;
  DROP TABLE "species_helps_with_locales" CASCADE;
  DROP TABLE "species_side_effects" CASCADE;
  DROP TABLE "species_side_effects_locales" CASCADE;
  DROP TABLE "species_psychoactive_chem" CASCADE;
  DROP TABLE "species_medicinal_chem" CASCADE;
  DROP TABLE "species_medicinal_chem_locales" CASCADE;
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
  DROP TABLE "mushrooms" CASCADE;
  DROP TABLE "mushrooms_locales" CASCADE;
  DROP TABLE "mushrooms_texts" CASCADE;
  DROP TABLE "mushrooms_rels" CASCADE;
  DROP TABLE "_species_common_names_v" CASCADE;
  DROP TABLE "_species_edibilities_v" CASCADE;
  DROP TABLE "_species_courses_v" CASCADE;
  DROP TABLE "_species_courses_v_locales" CASCADE;
  DROP TABLE "_species_look_alikes_v" CASCADE;
  DROP TABLE "_species_look_alikes_v_locales" CASCADE;
  DROP TABLE "_species_decisive_v" CASCADE;
  DROP TABLE "_species_cap_shapes_v" CASCADE;
  DROP TABLE "_species_cap_surfaces_v" CASCADE;
  DROP TABLE "_species_spore_prints_v" CASCADE;
  DROP TABLE "_species_ecologies_v" CASCADE;
  DROP TABLE "_species_season_months_v" CASCADE;
  DROP TABLE "_species_season_peaks_v" CASCADE;
  DROP TABLE "_species_seasons_v" CASCADE;
  DROP TABLE "_species_seasons_v_locales" CASCADE;
  DROP TABLE "_species_flavors_v" CASCADE;
  DROP TABLE "_species_flavors_v_locales" CASCADE;
  DROP TABLE "_species_textures_v" CASCADE;
  DROP TABLE "_species_textures_v_locales" CASCADE;
  DROP TABLE "_species_fragrances_v" CASCADE;
  DROP TABLE "_species_fragrances_v_locales" CASCADE;
  DROP TABLE "_species_cognitive_effects_v" CASCADE;
  DROP TABLE "_species_cognitive_effects_v_locales" CASCADE;
  DROP TABLE "_species_psychoactive_effects_v" CASCADE;
  DROP TABLE "_species_psychoactive_effects_v_locales" CASCADE;
  DROP TABLE "_species_helps_with_v" CASCADE;
  DROP TABLE "_species_helps_with_v_locales" CASCADE;
  DROP TABLE "_species_side_effects_v" CASCADE;
  DROP TABLE "_species_side_effects_v_locales" CASCADE;
  DROP TABLE "_species_psychoactive_chem_v" CASCADE;
  DROP TABLE "_species_medicinal_chem_v" CASCADE;
  DROP TABLE "_species_medicinal_chem_v_locales" CASCADE;
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
  DROP TABLE "_mushrooms_v" CASCADE;
  DROP TABLE "_mushrooms_v_locales" CASCADE;
  DROP TABLE "_mushrooms_v_texts" CASCADE;
  DROP TABLE "_mushrooms_v_rels" CASCADE;
  DROP TABLE "growingguides" CASCADE;
  DROP TABLE "growingguides_locales" CASCADE;
  DROP TABLE "growingguides_rels" CASCADE;
  DROP TABLE "_growingguides_v" CASCADE;
  DROP TABLE "_growingguides_v_locales" CASCADE;
  DROP TABLE "_growingguides_v_rels" CASCADE;
  DROP TABLE "references" CASCADE;
  DROP TABLE "references_locales" CASCADE;
  DROP TABLE "_references_v" CASCADE;
  DROP TABLE "_references_v_locales" CASCADE;
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
  DROP TABLE "wholesale_opening" CASCADE;
  DROP TABLE "wholesale_net_terms" CASCADE;
  DROP TABLE "wholesale" CASCADE;
  DROP TABLE "wholesale_locales" CASCADE;
  DROP TABLE "wholesale_rels" CASCADE;
  DROP TABLE "_wholesale_social_media_v" CASCADE;
  DROP TABLE "_wholesale_opening_v" CASCADE;
  DROP TABLE "_wholesale_v_version_net_terms" CASCADE;
  DROP TABLE "_wholesale_v" CASCADE;
  DROP TABLE "_wholesale_v_locales" CASCADE;
  DROP TABLE "_wholesale_v_rels" CASCADE;
  DROP TABLE "dropshipping_social_media" CASCADE;
  DROP TABLE "dropshipping_opening" CASCADE;
  DROP TABLE "dropshipping" CASCADE;
  DROP TABLE "dropshipping_locales" CASCADE;
  DROP TABLE "dropshipping_texts" CASCADE;
  DROP TABLE "dropshipping_rels" CASCADE;
  DROP TABLE "_dropshipping_social_media_v" CASCADE;
  DROP TABLE "_dropshipping_opening_v" CASCADE;
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
  DROP TABLE "cart_lines" CASCADE;
  DROP TABLE "carts" CASCADE;
  DROP TABLE "order_lines" CASCADE;
  DROP TABLE "order_history" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "reviews_images" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "reviews_rels" CASCADE;
  DROP TABLE "_reviews_v_version_images" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "_reviews_v_rels" CASCADE;
  DROP TABLE "impressions" CASCADE;
  DROP TABLE "impressions_rels" CASCADE;
  DROP TABLE "_impressions_v" CASCADE;
  DROP TABLE "_impressions_v_rels" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "comments_rels" CASCADE;
  DROP TABLE "_comments_v" CASCADE;
  DROP TABLE "_comments_v_rels" CASCADE;
  DROP TABLE "likes" CASCADE;
  DROP TABLE "likes_rels" CASCADE;
  DROP TABLE "helpfuls" CASCADE;
  DROP TABLE "helpfuls_rels" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "reports_rels" CASCADE;
  DROP TABLE "decisions" CASCADE;
  DROP TABLE "decisions_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_users_locale";
  DROP TYPE "public"."enum_categories_icon";
  DROP TYPE "public"."enum_species_edibilities";
  DROP TYPE "public"."enum_species_look_alikes_trait";
  DROP TYPE "public"."enum_species_decisive";
  DROP TYPE "public"."enum_species_cap_shapes";
  DROP TYPE "public"."enum_species_cap_surfaces";
  DROP TYPE "public"."enum_species_spore_prints";
  DROP TYPE "public"."enum_species_ecologies";
  DROP TYPE "public"."enum_species_season_months";
  DROP TYPE "public"."enum_species_season_peaks";
  DROP TYPE "public"."enum_species_seasons_hemisphere";
  DROP TYPE "public"."enum_species_evidence";
  DROP TYPE "public"."enum_species_amount_units";
  DROP TYPE "public"."enum_species_amount_basis";
  DROP TYPE "public"."enum_mushrooms_blocks_banner_style";
  DROP TYPE "public"."enum_mushrooms_blocks_carousel_collection";
  DROP TYPE "public"."enum_mushrooms_blocks_carousel_sort";
  DROP TYPE "public"."enum_mushrooms_specie_poisoning_syndrome";
  DROP TYPE "public"."enum_mushrooms_specie_traits_growth_form";
  DROP TYPE "public"."enum_mushrooms_specie_traits_cap_margin";
  DROP TYPE "public"."enum_mushrooms_specie_traits_hymenium";
  DROP TYPE "public"."enum_mushrooms_specie_traits_attachment";
  DROP TYPE "public"."enum_mushrooms_specie_traits_stipe";
  DROP TYPE "public"."enum_mushrooms_specie_traits_stipe_pattern";
  DROP TYPE "public"."enum_mushrooms_specie_traits_habit";
  DROP TYPE "public"."enum_mushrooms_specie_traits_ground";
  DROP TYPE "public"."enum_mushrooms_status";
  DROP TYPE "public"."enum__species_look_alikes_v_trait";
  DROP TYPE "public"."enum__species_seasons_v_hemisphere";
  DROP TYPE "public"."enum__mushrooms_v_blocks_banner_style";
  DROP TYPE "public"."enum__mushrooms_v_blocks_carousel_collection";
  DROP TYPE "public"."enum__mushrooms_v_blocks_carousel_sort";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_poisoning_syndrome";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_traits_growth_form";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_traits_cap_margin";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_traits_hymenium";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_traits_attachment";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_traits_stipe";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_traits_stipe_pattern";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_traits_habit";
  DROP TYPE "public"."enum__mushrooms_v_version_specie_traits_ground";
  DROP TYPE "public"."enum__mushrooms_v_version_status";
  DROP TYPE "public"."enum__mushrooms_v_published_locale";
  DROP TYPE "public"."enum_growingguides_difficulty";
  DROP TYPE "public"."enum_growingguides_declined_reason";
  DROP TYPE "public"."enum_growingguides_status";
  DROP TYPE "public"."enum__growingguides_v_version_difficulty";
  DROP TYPE "public"."enum__growingguides_v_version_declined_reason";
  DROP TYPE "public"."enum__growingguides_v_version_status";
  DROP TYPE "public"."enum__growingguides_v_published_locale";
  DROP TYPE "public"."enum_references_declined_reason";
  DROP TYPE "public"."enum_references_status";
  DROP TYPE "public"."enum__references_v_version_declined_reason";
  DROP TYPE "public"."enum__references_v_version_status";
  DROP TYPE "public"."enum__references_v_published_locale";
  DROP TYPE "public"."enum_product_fact_icon";
  DROP TYPE "public"."enum_product_badge";
  DROP TYPE "public"."enum_products_blocks_banner_style";
  DROP TYPE "public"."enum_products_blocks_carousel_collection";
  DROP TYPE "public"."enum_products_blocks_carousel_sort";
  DROP TYPE "public"."enum_products_blocks_product_carousel_sort";
  DROP TYPE "public"."enum_products_blocks_archive_collection";
  DROP TYPE "public"."enum_products_blocks_archive_sort";
  DROP TYPE "public"."enum_currency";
  DROP TYPE "public"."enum_product_base_unit";
  DROP TYPE "public"."enum_product_weight_unit";
  DROP TYPE "public"."enum_product_length_unit";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_blocks_banner_style";
  DROP TYPE "public"."enum__products_v_blocks_carousel_collection";
  DROP TYPE "public"."enum__products_v_blocks_carousel_sort";
  DROP TYPE "public"."enum__products_v_blocks_product_carousel_sort";
  DROP TYPE "public"."enum__products_v_blocks_archive_collection";
  DROP TYPE "public"."enum__products_v_blocks_archive_sort";
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
  DROP TYPE "public"."enum_sale_verdict";
  DROP TYPE "public"."enum_order_state";
  DROP TYPE "public"."enum_orders_locale";
  DROP TYPE "public"."enum_reviews_locale";
  DROP TYPE "public"."enum_reviews_declined_reason";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_locale";
  DROP TYPE "public"."enum__reviews_v_version_declined_reason";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."enum__reviews_v_published_locale";
  DROP TYPE "public"."enum_impressions_locale";
  DROP TYPE "public"."enum_impressions_declined_reason";
  DROP TYPE "public"."enum_impressions_status";
  DROP TYPE "public"."enum__impressions_v_version_locale";
  DROP TYPE "public"."enum__impressions_v_version_declined_reason";
  DROP TYPE "public"."enum__impressions_v_version_status";
  DROP TYPE "public"."enum__impressions_v_published_locale";
  DROP TYPE "public"."enum_comments_locale";
  DROP TYPE "public"."enum_comments_declined_reason";
  DROP TYPE "public"."enum_comments_status";
  DROP TYPE "public"."enum__comments_v_version_locale";
  DROP TYPE "public"."enum__comments_v_version_declined_reason";
  DROP TYPE "public"."enum__comments_v_version_status";
  DROP TYPE "public"."enum__comments_v_published_locale";
  DROP TYPE "public"."enum_reports_reason";
  DROP TYPE "public"."enum_decisions_verdict";
  DROP TYPE "public"."enum_decisions_reason";`)
}
