import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'member');
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
  CREATE TYPE "public"."enum_growingguides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__growingguides_v_version_difficulty" AS ENUM('beginner', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum__growingguides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__growingguides_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_references_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__references_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__references_v_published_locale" AS ENUM('en', 'es', 'pt');
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
  	"references_id" uuid
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
  ALTER TABLE "mushrooms" ADD CONSTRAINT "mushrooms_specie_poisoning_source_id_references_id_fk" FOREIGN KEY ("specie_poisoning_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mushrooms" ADD CONSTRAINT "mushrooms_specie_nutrients_source_id_references_id_fk" FOREIGN KEY ("specie_nutrients_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mushrooms" ADD CONSTRAINT "mushrooms_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mushrooms_locales" ADD CONSTRAINT "mushrooms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_texts" ADD CONSTRAINT "mushrooms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_mushrooms_v" ADD CONSTRAINT "_mushrooms_v_parent_id_mushrooms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v" ADD CONSTRAINT "_mushrooms_v_version_specie_poisoning_source_id_references_id_fk" FOREIGN KEY ("version_specie_poisoning_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v" ADD CONSTRAINT "_mushrooms_v_version_specie_nutrients_source_id_references_id_fk" FOREIGN KEY ("version_specie_nutrients_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v" ADD CONSTRAINT "_mushrooms_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_locales" ADD CONSTRAINT "_mushrooms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_texts" ADD CONSTRAINT "_mushrooms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
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
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_users_roles";
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
  DROP TYPE "public"."enum_growingguides_status";
  DROP TYPE "public"."enum__growingguides_v_version_difficulty";
  DROP TYPE "public"."enum__growingguides_v_version_status";
  DROP TYPE "public"."enum__growingguides_v_published_locale";
  DROP TYPE "public"."enum_references_status";
  DROP TYPE "public"."enum__references_v_version_status";
  DROP TYPE "public"."enum__references_v_published_locale";`)
}
