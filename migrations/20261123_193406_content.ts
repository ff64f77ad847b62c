import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_species_key_notes_state" AS ENUM('shape-gills', 'shape-pores', 'shape-ridges', 'shape-teeth', 'shape-coral', 'shape-bracket', 'shape-ball', 'shape-morel', 'shape-cup', 'shape-jelly', 'underside-gills-free', 'underside-gills-attached', 'underside-gills-notched', 'underside-gills-decurrent', 'underside-pores', 'underside-ridges', 'underside-teeth', 'underside-smooth', 'underside-inside', 'ring-none', 'ring-skirt', 'ring-sliding', 'ring-cobweb', 'base-plain', 'base-sac', 'base-warts', 'base-bulb', 'stem-plain', 'stem-net', 'stem-bands', 'stem-scales', 'stem-dots', 'stem-absent', 'colour-white', 'colour-cream', 'colour-yellow', 'colour-orange', 'colour-red', 'colour-brown', 'colour-olive', 'colour-violet', 'colour-grey', 'colour-black', 'surface-smooth', 'surface-fibres', 'surface-scales', 'surface-warts', 'surface-cracked', 'surface-zones', 'surface-slimy', 'surface-velvet', 'surface-shaggy', 'surface-folds', 'surface-lacquer', 'flesh-same', 'flesh-yellow', 'flesh-blue', 'flesh-red', 'flesh-white-milk', 'flesh-orange-milk', 'flesh-chalk', 'flesh-ink', 'smell-faint', 'smell-mushroom', 'smell-flour', 'smell-ink', 'smell-aniseed', 'smell-almond', 'smell-fruit', 'smell-radish', 'smell-foul', 'print-white', 'print-ochre', 'print-pink', 'print-rust', 'print-olive', 'print-purple', 'print-black', 'print-green', 'ground-conifer', 'ground-broadleaf', 'ground-grass', 'ground-moss', 'ground-soil', 'ground-trunk', 'ground-stump', 'ground-dung', 'ground-burnt', 'growth-single', 'growth-scattered', 'growth-group', 'growth-tuft', 'growth-shelf', 'growth-ring');
  CREATE TYPE "public"."enum_species_key_notes_frequency" AS ENUM('usual', 'sometimes', 'misread', 'impossible');
  CREATE TYPE "public"."enum_species_seasons_area" AS ENUM('iberia', 'southern-europe', 'northern-europe', 'europe', 'eastern-north-america', 'western-north-america', 'north-america', 'mexico', 'brazil', 'southern-cone', 'asia', 'australia');
  CREATE TYPE "public"."enum__species_key_notes_v_state" AS ENUM('shape-gills', 'shape-pores', 'shape-ridges', 'shape-teeth', 'shape-coral', 'shape-bracket', 'shape-ball', 'shape-morel', 'shape-cup', 'shape-jelly', 'underside-gills-free', 'underside-gills-attached', 'underside-gills-notched', 'underside-gills-decurrent', 'underside-pores', 'underside-ridges', 'underside-teeth', 'underside-smooth', 'underside-inside', 'ring-none', 'ring-skirt', 'ring-sliding', 'ring-cobweb', 'base-plain', 'base-sac', 'base-warts', 'base-bulb', 'stem-plain', 'stem-net', 'stem-bands', 'stem-scales', 'stem-dots', 'stem-absent', 'colour-white', 'colour-cream', 'colour-yellow', 'colour-orange', 'colour-red', 'colour-brown', 'colour-olive', 'colour-violet', 'colour-grey', 'colour-black', 'surface-smooth', 'surface-fibres', 'surface-scales', 'surface-warts', 'surface-cracked', 'surface-zones', 'surface-slimy', 'surface-velvet', 'surface-shaggy', 'surface-folds', 'surface-lacquer', 'flesh-same', 'flesh-yellow', 'flesh-blue', 'flesh-red', 'flesh-white-milk', 'flesh-orange-milk', 'flesh-chalk', 'flesh-ink', 'smell-faint', 'smell-mushroom', 'smell-flour', 'smell-ink', 'smell-aniseed', 'smell-almond', 'smell-fruit', 'smell-radish', 'smell-foul', 'print-white', 'print-ochre', 'print-pink', 'print-rust', 'print-olive', 'print-purple', 'print-black', 'print-green', 'ground-conifer', 'ground-broadleaf', 'ground-grass', 'ground-moss', 'ground-soil', 'ground-trunk', 'ground-stump', 'ground-dung', 'ground-burnt', 'growth-single', 'growth-scattered', 'growth-group', 'growth-tuft', 'growth-shelf', 'growth-ring');
  CREATE TYPE "public"."enum__species_key_notes_v_frequency" AS ENUM('usual', 'sometimes', 'misread', 'impossible');
  CREATE TYPE "public"."enum__species_seasons_v_area" AS ENUM('iberia', 'southern-europe', 'northern-europe', 'europe', 'eastern-north-america', 'western-north-america', 'north-america', 'mexico', 'brazil', 'southern-cone', 'asia', 'australia');
  CREATE TYPE "public"."enum_recipe_units" AS ENUM('g', 'ml', 'tbsp', 'tsp', 'piece', 'clove', 'pinch');
  CREATE TYPE "public"."enum_recipes_category" AS ENUM('starter', 'soup', 'main', 'side', 'sauce', 'preserve', 'drink');
  CREATE TYPE "public"."enum_recipe_dishes" AS ENUM('pan', 'soup', 'tart', 'pasta', 'skewers', 'pot', 'toast', 'salad');
  CREATE TYPE "public"."enum_recipes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recipes_v_version_category" AS ENUM('starter', 'soup', 'main', 'side', 'sauce', 'preserve', 'drink');
  CREATE TYPE "public"."enum__recipes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__recipes_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_posts_topics" AS ENUM('safety', 'law', 'identification', 'kitchen', 'growing', 'science');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_topics" AS ENUM('safety', 'law', 'identification', 'kitchen', 'growing', 'science');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_project_states" AS ENUM('planned', 'running', 'finished');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_imports_target" AS ENUM('mushrooms', 'products', 'references', 'growingguides', 'recipes');
  CREATE TYPE "public"."enum_imports_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_imports_status" AS ENUM('checking', 'checked', 'importing', 'done');
  CREATE TYPE "public"."enum_imports_panel_language" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_forms_confirmation_type" AS ENUM('message', 'redirect');
  CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_confirmation_type" AS ENUM('message', 'redirect');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_published_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_form_submissions_locale" AS ENUM('en', 'es', 'pt');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'expireAnnouncements' BEFORE 'sendMail';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'runImport' BEFORE 'sendMail';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'expireAnnouncements' BEFORE 'sendMail';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'runImport' BEFORE 'sendMail';
  CREATE TABLE "species_key_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_species_key_notes_state",
  	"frequency" "enum_species_key_notes_frequency"
  );
  
  CREATE TABLE "_species_key_notes_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"state" "enum__species_key_notes_v_state",
  	"frequency" "enum__species_key_notes_v_frequency",
  	"_uuid" varchar
  );
  
  CREATE TABLE "recipes_ingredients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"quantity" numeric,
  	"unit" "enum_recipe_units",
  	"species_id" uuid,
  	"dried" boolean DEFAULT false,
  	"figures_grams" numeric,
  	"figures_calories" numeric,
  	"figures_fat" numeric,
  	"figures_saturated_fat" numeric,
  	"figures_carbohydrates" numeric,
  	"figures_fiber" numeric,
  	"figures_sugars" numeric,
  	"figures_protein" numeric,
  	"figures_sodium" numeric,
  	"figures_source_id" uuid
  );
  
  CREATE TABLE "recipes_ingredients_locales" (
  	"name" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "recipes_instructions_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"minutes" numeric,
  	"step_image_id" uuid
  );
  
  CREATE TABLE "recipes_instructions_steps_locales" (
  	"step_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "recipes_instructions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "recipes_instructions_locales" (
  	"section_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "recipes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"cooking_time_prep_time" numeric,
  	"cooking_time_cook_time" numeric,
  	"cooking_time_total_time" numeric,
  	"yield" numeric,
  	"category" "enum_recipes_category",
  	"drawing" "enum_recipe_dishes",
  	"nutrition_servings_qty" numeric DEFAULT 100,
  	"nutrition_servings_unit" varchar DEFAULT 'g',
  	"nutrition_calories" numeric,
  	"nutrition_fat" numeric,
  	"nutrition_saturated_fat" numeric,
  	"nutrition_trans_fat" numeric,
  	"nutrition_cholesterol" numeric,
  	"nutrition_sodium" numeric,
  	"nutrition_carbohydrates" numeric,
  	"nutrition_fiber" numeric,
  	"nutrition_sugars" numeric,
  	"nutrition_protein" numeric,
  	"nutrition_vitamin_a" numeric,
  	"nutrition_thiamin" numeric,
  	"nutrition_riboflavin" numeric,
  	"nutrition_niacin" numeric,
  	"nutrition_vitamin_b6" numeric,
  	"nutrition_folate" numeric,
  	"nutrition_vitamin_b12" numeric,
  	"nutrition_vitamin_c" numeric,
  	"nutrition_vitamin_d" numeric,
  	"nutrition_vitamin_e" numeric,
  	"nutrition_vitamin_k" numeric,
  	"nutrition_calcium" numeric,
  	"nutrition_copper" numeric,
  	"nutrition_iron" numeric,
  	"nutrition_magnesium" numeric,
  	"nutrition_manganese" numeric,
  	"nutrition_phosphorus" numeric,
  	"nutrition_potassium" numeric,
  	"nutrition_selenium" numeric,
  	"nutrition_zinc" numeric,
  	"nutrition_source_id" uuid,
  	"meta_image_id" uuid,
  	"published_at" timestamp(3) with time zone,
  	"author_id" uuid,
  	"like_count" numeric DEFAULT 0,
  	"aggregate_rating_average_rating" numeric,
  	"aggregate_rating_impression_count" numeric DEFAULT 0,
  	"aggregate_rating_review_count" numeric DEFAULT 0,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_recipes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "recipes_locales" (
  	"name" varchar,
  	"description" varchar,
  	"safety" varchar,
  	"cuisine" varchar,
  	"keywords" varchar,
  	"nutrition_serving_size" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "recipes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"mushrooms_id" uuid,
  	"references_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_recipes_v_version_ingredients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"quantity" numeric,
  	"unit" "enum_recipe_units",
  	"species_id" uuid,
  	"dried" boolean DEFAULT false,
  	"figures_grams" numeric,
  	"figures_calories" numeric,
  	"figures_fat" numeric,
  	"figures_saturated_fat" numeric,
  	"figures_carbohydrates" numeric,
  	"figures_fiber" numeric,
  	"figures_sugars" numeric,
  	"figures_protein" numeric,
  	"figures_sodium" numeric,
  	"figures_source_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_recipes_v_version_ingredients_locales" (
  	"name" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_recipes_v_version_instructions_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"minutes" numeric,
  	"step_image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_recipes_v_version_instructions_steps_locales" (
  	"step_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_recipes_v_version_instructions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_recipes_v_version_instructions_locales" (
  	"section_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_recipes_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_cooking_time_prep_time" numeric,
  	"version_cooking_time_cook_time" numeric,
  	"version_cooking_time_total_time" numeric,
  	"version_yield" numeric,
  	"version_category" "enum__recipes_v_version_category",
  	"version_drawing" "enum_recipe_dishes",
  	"version_nutrition_servings_qty" numeric DEFAULT 100,
  	"version_nutrition_servings_unit" varchar DEFAULT 'g',
  	"version_nutrition_calories" numeric,
  	"version_nutrition_fat" numeric,
  	"version_nutrition_saturated_fat" numeric,
  	"version_nutrition_trans_fat" numeric,
  	"version_nutrition_cholesterol" numeric,
  	"version_nutrition_sodium" numeric,
  	"version_nutrition_carbohydrates" numeric,
  	"version_nutrition_fiber" numeric,
  	"version_nutrition_sugars" numeric,
  	"version_nutrition_protein" numeric,
  	"version_nutrition_vitamin_a" numeric,
  	"version_nutrition_thiamin" numeric,
  	"version_nutrition_riboflavin" numeric,
  	"version_nutrition_niacin" numeric,
  	"version_nutrition_vitamin_b6" numeric,
  	"version_nutrition_folate" numeric,
  	"version_nutrition_vitamin_b12" numeric,
  	"version_nutrition_vitamin_c" numeric,
  	"version_nutrition_vitamin_d" numeric,
  	"version_nutrition_vitamin_e" numeric,
  	"version_nutrition_vitamin_k" numeric,
  	"version_nutrition_calcium" numeric,
  	"version_nutrition_copper" numeric,
  	"version_nutrition_iron" numeric,
  	"version_nutrition_magnesium" numeric,
  	"version_nutrition_manganese" numeric,
  	"version_nutrition_phosphorus" numeric,
  	"version_nutrition_potassium" numeric,
  	"version_nutrition_selenium" numeric,
  	"version_nutrition_zinc" numeric,
  	"version_nutrition_source_id" uuid,
  	"version_meta_image_id" uuid,
  	"version_published_at" timestamp(3) with time zone,
  	"version_author_id" uuid,
  	"version_like_count" numeric DEFAULT 0,
  	"version_aggregate_rating_average_rating" numeric,
  	"version_aggregate_rating_impression_count" numeric DEFAULT 0,
  	"version_aggregate_rating_review_count" numeric DEFAULT 0,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__recipes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__recipes_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_recipes_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_safety" varchar,
  	"version_cuisine" varchar,
  	"version_keywords" varchar,
  	"version_nutrition_serving_size" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_recipes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"mushrooms_id" uuid,
  	"references_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "posts_topics" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_posts_topics",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"meta_image_id" uuid,
  	"published_at" timestamp(3) with time zone,
  	"author_id" uuid,
  	"like_count" numeric DEFAULT 0,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"references_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_posts_v_version_topics" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__posts_v_version_topics",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_meta_image_id" uuid,
  	"version_published_at" timestamp(3) with time zone,
  	"version_author_id" uuid,
  	"version_like_count" numeric DEFAULT 0,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"references_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "projects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"state" "enum_project_states",
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"meta_image_id" uuid,
  	"published_at" timestamp(3) with time zone,
  	"author_id" uuid,
  	"like_count" numeric DEFAULT 0,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"place" varchar,
  	"participation" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"references_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "_projects_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_state" "enum_project_states",
  	"version_starts_on" timestamp(3) with time zone,
  	"version_ends_on" timestamp(3) with time zone,
  	"version_meta_image_id" uuid,
  	"version_published_at" timestamp(3) with time zone,
  	"version_author_id" uuid,
  	"version_like_count" numeric DEFAULT 0,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_place" varchar,
  	"version_participation" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"references_id" uuid,
  	"categories_id" uuid
  );
  
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"layout" jsonb,
  	"meta_image_id" uuid,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_layout" jsonb,
  	"version_meta_image_id" uuid,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"target" "enum_imports_target" NOT NULL,
  	"locale" "enum_imports_locale" NOT NULL,
  	"status" "enum_imports_status" NOT NULL,
  	"total" numeric DEFAULT 0,
  	"done" numeric DEFAULT 0,
  	"faults" jsonb,
  	"user_id" uuid,
  	"panel_language" "enum_imports_panel_language",
  	"file" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email_to" varchar
  );
  
  CREATE TABLE "forms_emails_locales" (
  	"subject" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"fields" jsonb,
  	"confirmation_type" "enum_forms_confirmation_type" DEFAULT 'message',
  	"redirect_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_forms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "forms_locales" (
  	"title" varchar,
  	"submit_button_label" varchar,
  	"confirmation_message" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_version_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"email_to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v_version_emails_locales" (
  	"subject" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar,
  	"version_fields" jsonb,
  	"version_confirmation_type" "enum__forms_v_version_confirmation_type" DEFAULT 'message',
  	"version_redirect_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__forms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_forms_v_locales" (
  	"version_title" varchar,
  	"version_submit_button_label" varchar,
  	"version_confirmation_message" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "form_submissions_submission_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" varchar NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "form_submissions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"form_id" uuid NOT NULL,
  	"locale" "enum_form_submissions_locale" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
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
  	"posts_id" uuid,
  	"projects_id" uuid,
  	"recipes_id" uuid,
  	"pages_id" uuid
  );
  
  CREATE TABLE "navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "announcements_announcements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone
  );
  
  CREATE TABLE "announcements_announcements_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "announcements" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_rules_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"meaning" varchar NOT NULL
  );
  
  CREATE TABLE "search_rules_pinned" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"search_text" varchar NOT NULL
  );
  
  CREATE TABLE "search_rules" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_rules_rels" (
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
  ALTER TABLE "species_seasons" ADD COLUMN "area" "enum_species_seasons_area";
  ALTER TABLE "mushrooms" ADD COLUMN "top" jsonb;
  ALTER TABLE "_species_seasons_v" ADD COLUMN "area" "enum__species_seasons_v_area";
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_top" jsonb;
  ALTER TABLE "growingguides" ADD COLUMN "layout" jsonb;
  ALTER TABLE "_growingguides_v" ADD COLUMN "version_layout" jsonb;
  ALTER TABLE "products" ADD COLUMN "layout" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_layout" jsonb;
  ALTER TABLE "reviews_rels" ADD COLUMN "recipes_id" uuid;
  ALTER TABLE "_reviews_v_rels" ADD COLUMN "recipes_id" uuid;
  ALTER TABLE "comments_rels" ADD COLUMN "posts_id" uuid;
  ALTER TABLE "comments_rels" ADD COLUMN "projects_id" uuid;
  ALTER TABLE "comments_rels" ADD COLUMN "recipes_id" uuid;
  ALTER TABLE "_comments_v_rels" ADD COLUMN "posts_id" uuid;
  ALTER TABLE "_comments_v_rels" ADD COLUMN "projects_id" uuid;
  ALTER TABLE "_comments_v_rels" ADD COLUMN "recipes_id" uuid;
  ALTER TABLE "likes_rels" ADD COLUMN "posts_id" uuid;
  ALTER TABLE "likes_rels" ADD COLUMN "projects_id" uuid;
  ALTER TABLE "likes_rels" ADD COLUMN "recipes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "recipes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "projects_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "imports_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_submissions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "species_key_notes" ADD CONSTRAINT "species_key_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_key_notes_v" ADD CONSTRAINT "_species_key_notes_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_ingredients" ADD CONSTRAINT "recipes_ingredients_species_id_mushrooms_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."mushrooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes_ingredients" ADD CONSTRAINT "recipes_ingredients_figures_source_id_references_id_fk" FOREIGN KEY ("figures_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes_ingredients" ADD CONSTRAINT "recipes_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_ingredients_locales" ADD CONSTRAINT "recipes_ingredients_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes_ingredients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_instructions_steps" ADD CONSTRAINT "recipes_instructions_steps_step_image_id_media_id_fk" FOREIGN KEY ("step_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes_instructions_steps" ADD CONSTRAINT "recipes_instructions_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes_instructions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_instructions_steps_locales" ADD CONSTRAINT "recipes_instructions_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes_instructions_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_instructions" ADD CONSTRAINT "recipes_instructions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_instructions_locales" ADD CONSTRAINT "recipes_instructions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes_instructions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes" ADD CONSTRAINT "recipes_nutrition_source_id_references_id_fk" FOREIGN KEY ("nutrition_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes" ADD CONSTRAINT "recipes_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes" ADD CONSTRAINT "recipes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipes_locales" ADD CONSTRAINT "recipes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipes_rels" ADD CONSTRAINT "recipes_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_ingredients" ADD CONSTRAINT "_recipes_v_version_ingredients_species_id_mushrooms_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."mushrooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_ingredients" ADD CONSTRAINT "_recipes_v_version_ingredients_figures_source_id_references_id_fk" FOREIGN KEY ("figures_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_ingredients" ADD CONSTRAINT "_recipes_v_version_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_ingredients_locales" ADD CONSTRAINT "_recipes_v_version_ingredients_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recipes_v_version_ingredients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_instructions_steps" ADD CONSTRAINT "_recipes_v_version_instructions_steps_step_image_id_media_id_fk" FOREIGN KEY ("step_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_instructions_steps" ADD CONSTRAINT "_recipes_v_version_instructions_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recipes_v_version_instructions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_instructions_steps_locales" ADD CONSTRAINT "_recipes_v_version_instructions_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recipes_v_version_instructions_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_instructions" ADD CONSTRAINT "_recipes_v_version_instructions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_version_instructions_locales" ADD CONSTRAINT "_recipes_v_version_instructions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recipes_v_version_instructions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v" ADD CONSTRAINT "_recipes_v_parent_id_recipes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v" ADD CONSTRAINT "_recipes_v_version_nutrition_source_id_references_id_fk" FOREIGN KEY ("version_nutrition_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v" ADD CONSTRAINT "_recipes_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v" ADD CONSTRAINT "_recipes_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_recipes_v_locales" ADD CONSTRAINT "_recipes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recipes_v_rels" ADD CONSTRAINT "_recipes_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_topics" ADD CONSTRAINT "posts_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_topics" ADD CONSTRAINT "_posts_v_version_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_author_id_users_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_references_fk" FOREIGN KEY ("references_id") REFERENCES "public"."references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_emails" ADD CONSTRAINT "forms_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_emails_locales" ADD CONSTRAINT "forms_emails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_emails" ADD CONSTRAINT "_forms_v_version_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_emails_locales" ADD CONSTRAINT "_forms_v_version_emails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_version_emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v_locales" ADD CONSTRAINT "_forms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions_submission_data" ADD CONSTRAINT "form_submissions_submission_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_links" ADD CONSTRAINT "navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_links_locales" ADD CONSTRAINT "navigation_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_announcements" ADD CONSTRAINT "announcements_announcements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_announcements_locales" ADD CONSTRAINT "announcements_announcements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."announcements_announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_synonyms" ADD CONSTRAINT "search_rules_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_pinned" ADD CONSTRAINT "search_rules_pinned_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "species_key_notes_order_idx" ON "species_key_notes" USING btree ("_order");
  CREATE INDEX "species_key_notes_parent_id_idx" ON "species_key_notes" USING btree ("_parent_id");
  CREATE INDEX "_species_key_notes_v_order_idx" ON "_species_key_notes_v" USING btree ("_order");
  CREATE INDEX "_species_key_notes_v_parent_id_idx" ON "_species_key_notes_v" USING btree ("_parent_id");
  CREATE INDEX "recipes_ingredients_order_idx" ON "recipes_ingredients" USING btree ("_order");
  CREATE INDEX "recipes_ingredients_parent_id_idx" ON "recipes_ingredients" USING btree ("_parent_id");
  CREATE INDEX "recipes_ingredients_species_idx" ON "recipes_ingredients" USING btree ("species_id");
  CREATE INDEX "recipes_ingredients_figures_figures_source_idx" ON "recipes_ingredients" USING btree ("figures_source_id");
  CREATE UNIQUE INDEX "recipes_ingredients_locales_locale_parent_id_unique" ON "recipes_ingredients_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "recipes_instructions_steps_order_idx" ON "recipes_instructions_steps" USING btree ("_order");
  CREATE INDEX "recipes_instructions_steps_parent_id_idx" ON "recipes_instructions_steps" USING btree ("_parent_id");
  CREATE INDEX "recipes_instructions_steps_step_image_idx" ON "recipes_instructions_steps" USING btree ("step_image_id");
  CREATE UNIQUE INDEX "recipes_instructions_steps_locales_locale_parent_id_unique" ON "recipes_instructions_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "recipes_instructions_order_idx" ON "recipes_instructions" USING btree ("_order");
  CREATE INDEX "recipes_instructions_parent_id_idx" ON "recipes_instructions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "recipes_instructions_locales_locale_parent_id_unique" ON "recipes_instructions_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "recipes_slug_idx" ON "recipes" USING btree ("slug");
  CREATE INDEX "recipes_nutrition_nutrition_source_idx" ON "recipes" USING btree ("nutrition_source_id");
  CREATE INDEX "recipes_meta_meta_image_idx" ON "recipes" USING btree ("meta_image_id");
  CREATE INDEX "recipes_published_at_idx" ON "recipes" USING btree ("published_at");
  CREATE INDEX "recipes_author_idx" ON "recipes" USING btree ("author_id");
  CREATE INDEX "recipes_sample_idx" ON "recipes" USING btree ("sample");
  CREATE INDEX "recipes_updated_at_idx" ON "recipes" USING btree ("updated_at");
  CREATE INDEX "recipes_created_at_idx" ON "recipes" USING btree ("created_at");
  CREATE INDEX "recipes__status_idx" ON "recipes" USING btree ("_status");
  CREATE UNIQUE INDEX "recipes_locales_locale_parent_id_unique" ON "recipes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "recipes_rels_order_idx" ON "recipes_rels" USING btree ("order");
  CREATE INDEX "recipes_rels_parent_idx" ON "recipes_rels" USING btree ("parent_id");
  CREATE INDEX "recipes_rels_path_idx" ON "recipes_rels" USING btree ("path");
  CREATE INDEX "recipes_rels_media_id_idx" ON "recipes_rels" USING btree ("media_id");
  CREATE INDEX "recipes_rels_mushrooms_id_idx" ON "recipes_rels" USING btree ("mushrooms_id");
  CREATE INDEX "recipes_rels_references_id_idx" ON "recipes_rels" USING btree ("references_id");
  CREATE INDEX "recipes_rels_categories_id_idx" ON "recipes_rels" USING btree ("categories_id");
  CREATE INDEX "_recipes_v_version_ingredients_order_idx" ON "_recipes_v_version_ingredients" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_ingredients_parent_id_idx" ON "_recipes_v_version_ingredients" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_version_ingredients_species_idx" ON "_recipes_v_version_ingredients" USING btree ("species_id");
  CREATE INDEX "_recipes_v_version_ingredients_figures_figures_source_idx" ON "_recipes_v_version_ingredients" USING btree ("figures_source_id");
  CREATE UNIQUE INDEX "_recipes_v_version_ingredients_locales_locale_parent_id_uniq" ON "_recipes_v_version_ingredients_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_recipes_v_version_instructions_steps_order_idx" ON "_recipes_v_version_instructions_steps" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_instructions_steps_parent_id_idx" ON "_recipes_v_version_instructions_steps" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_version_instructions_steps_step_image_idx" ON "_recipes_v_version_instructions_steps" USING btree ("step_image_id");
  CREATE UNIQUE INDEX "_recipes_v_version_instructions_steps_locales_locale_parent_" ON "_recipes_v_version_instructions_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_recipes_v_version_instructions_order_idx" ON "_recipes_v_version_instructions" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_instructions_parent_id_idx" ON "_recipes_v_version_instructions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_recipes_v_version_instructions_locales_locale_parent_id_uni" ON "_recipes_v_version_instructions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_recipes_v_parent_idx" ON "_recipes_v" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_version_version_slug_idx" ON "_recipes_v" USING btree ("version_slug");
  CREATE INDEX "_recipes_v_version_nutrition_version_nutrition_source_idx" ON "_recipes_v" USING btree ("version_nutrition_source_id");
  CREATE INDEX "_recipes_v_version_meta_version_meta_image_idx" ON "_recipes_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_recipes_v_version_version_published_at_idx" ON "_recipes_v" USING btree ("version_published_at");
  CREATE INDEX "_recipes_v_version_version_author_idx" ON "_recipes_v" USING btree ("version_author_id");
  CREATE INDEX "_recipes_v_version_version_sample_idx" ON "_recipes_v" USING btree ("version_sample");
  CREATE INDEX "_recipes_v_version_version_updated_at_idx" ON "_recipes_v" USING btree ("version_updated_at");
  CREATE INDEX "_recipes_v_version_version_created_at_idx" ON "_recipes_v" USING btree ("version_created_at");
  CREATE INDEX "_recipes_v_version_version__status_idx" ON "_recipes_v" USING btree ("version__status");
  CREATE INDEX "_recipes_v_created_at_idx" ON "_recipes_v" USING btree ("created_at");
  CREATE INDEX "_recipes_v_updated_at_idx" ON "_recipes_v" USING btree ("updated_at");
  CREATE INDEX "_recipes_v_snapshot_idx" ON "_recipes_v" USING btree ("snapshot");
  CREATE INDEX "_recipes_v_published_locale_idx" ON "_recipes_v" USING btree ("published_locale");
  CREATE INDEX "_recipes_v_latest_idx" ON "_recipes_v" USING btree ("latest");
  CREATE INDEX "_recipes_v_autosave_idx" ON "_recipes_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_recipes_v_locales_locale_parent_id_unique" ON "_recipes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_recipes_v_rels_order_idx" ON "_recipes_v_rels" USING btree ("order");
  CREATE INDEX "_recipes_v_rels_parent_idx" ON "_recipes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_rels_path_idx" ON "_recipes_v_rels" USING btree ("path");
  CREATE INDEX "_recipes_v_rels_media_id_idx" ON "_recipes_v_rels" USING btree ("media_id");
  CREATE INDEX "_recipes_v_rels_mushrooms_id_idx" ON "_recipes_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_recipes_v_rels_references_id_idx" ON "_recipes_v_rels" USING btree ("references_id");
  CREATE INDEX "_recipes_v_rels_categories_id_idx" ON "_recipes_v_rels" USING btree ("categories_id");
  CREATE INDEX "posts_topics_order_idx" ON "posts_topics" USING btree ("order");
  CREATE INDEX "posts_topics_parent_idx" ON "posts_topics" USING btree ("parent_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_meta_meta_image_idx" ON "posts" USING btree ("meta_image_id");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_sample_idx" ON "posts" USING btree ("sample");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_mushrooms_id_idx" ON "posts_rels" USING btree ("mushrooms_id");
  CREATE INDEX "posts_rels_references_id_idx" ON "posts_rels" USING btree ("references_id");
  CREATE INDEX "posts_rels_categories_id_idx" ON "posts_rels" USING btree ("categories_id");
  CREATE INDEX "_posts_v_version_topics_order_idx" ON "_posts_v_version_topics" USING btree ("order");
  CREATE INDEX "_posts_v_version_topics_parent_idx" ON "_posts_v_version_topics" USING btree ("parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_meta_version_meta_image_idx" ON "_posts_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_sample_idx" ON "_posts_v" USING btree ("version_sample");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_mushrooms_id_idx" ON "_posts_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_posts_v_rels_references_id_idx" ON "_posts_v_rels" USING btree ("references_id");
  CREATE INDEX "_posts_v_rels_categories_id_idx" ON "_posts_v_rels" USING btree ("categories_id");
  CREATE UNIQUE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
  CREATE INDEX "projects_meta_meta_image_idx" ON "projects" USING btree ("meta_image_id");
  CREATE INDEX "projects_published_at_idx" ON "projects" USING btree ("published_at");
  CREATE INDEX "projects_author_idx" ON "projects" USING btree ("author_id");
  CREATE INDEX "projects_sample_idx" ON "projects" USING btree ("sample");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_mushrooms_id_idx" ON "projects_rels" USING btree ("mushrooms_id");
  CREATE INDEX "projects_rels_references_id_idx" ON "projects_rels" USING btree ("references_id");
  CREATE INDEX "projects_rels_categories_id_idx" ON "projects_rels" USING btree ("categories_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v" USING btree ("version_slug");
  CREATE INDEX "_projects_v_version_meta_version_meta_image_idx" ON "_projects_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_projects_v_version_version_published_at_idx" ON "_projects_v" USING btree ("version_published_at");
  CREATE INDEX "_projects_v_version_version_author_idx" ON "_projects_v" USING btree ("version_author_id");
  CREATE INDEX "_projects_v_version_version_sample_idx" ON "_projects_v" USING btree ("version_sample");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_mushrooms_id_idx" ON "_projects_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_projects_v_rels_references_id_idx" ON "_projects_v_rels" USING btree ("references_id");
  CREATE INDEX "_projects_v_rels_categories_id_idx" ON "_projects_v_rels" USING btree ("categories_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE INDEX "pages_sample_idx" ON "pages" USING btree ("sample");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_version_version_sample_idx" ON "_pages_v" USING btree ("version_sample");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "imports_user_idx" ON "imports" USING btree ("user_id");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "forms_emails_order_idx" ON "forms_emails" USING btree ("_order");
  CREATE INDEX "forms_emails_parent_id_idx" ON "forms_emails" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_emails_locales_locale_parent_id_unique" ON "forms_emails_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "forms_slug_idx" ON "forms" USING btree ("slug");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_version_emails_order_idx" ON "_forms_v_version_emails" USING btree ("_order");
  CREATE INDEX "_forms_v_version_emails_parent_id_idx" ON "_forms_v_version_emails" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_forms_v_version_emails_locales_locale_parent_id_unique" ON "_forms_v_version_emails_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_parent_idx" ON "_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_slug_idx" ON "_forms_v" USING btree ("version_slug");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_snapshot_idx" ON "_forms_v" USING btree ("snapshot");
  CREATE INDEX "_forms_v_published_locale_idx" ON "_forms_v" USING btree ("published_locale");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
  CREATE INDEX "_forms_v_autosave_idx" ON "_forms_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_forms_v_locales_locale_parent_id_unique" ON "_forms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "form_submissions_submission_data_order_idx" ON "form_submissions_submission_data" USING btree ("_order");
  CREATE INDEX "form_submissions_submission_data_parent_id_idx" ON "form_submissions_submission_data" USING btree ("_parent_id");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_to_url_idx" ON "redirects" USING btree ("to_url");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_mushrooms_id_idx" ON "redirects_rels" USING btree ("mushrooms_id");
  CREATE INDEX "redirects_rels_growingguides_id_idx" ON "redirects_rels" USING btree ("growingguides_id");
  CREATE INDEX "redirects_rels_products_id_idx" ON "redirects_rels" USING btree ("products_id");
  CREATE INDEX "redirects_rels_vendors_id_idx" ON "redirects_rels" USING btree ("vendors_id");
  CREATE INDEX "redirects_rels_wholesale_id_idx" ON "redirects_rels" USING btree ("wholesale_id");
  CREATE INDEX "redirects_rels_dropshipping_id_idx" ON "redirects_rels" USING btree ("dropshipping_id");
  CREATE INDEX "redirects_rels_posts_id_idx" ON "redirects_rels" USING btree ("posts_id");
  CREATE INDEX "redirects_rels_projects_id_idx" ON "redirects_rels" USING btree ("projects_id");
  CREATE INDEX "redirects_rels_recipes_id_idx" ON "redirects_rels" USING btree ("recipes_id");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "navigation_links_order_idx" ON "navigation_links" USING btree ("_order");
  CREATE INDEX "navigation_links_parent_id_idx" ON "navigation_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_links_locales_locale_parent_id_unique" ON "navigation_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_links_locales_locale_parent_id_unique" ON "footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "announcements_announcements_order_idx" ON "announcements_announcements" USING btree ("_order");
  CREATE INDEX "announcements_announcements_parent_id_idx" ON "announcements_announcements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "announcements_announcements_locales_locale_parent_id_unique" ON "announcements_announcements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_rules_synonyms_order_idx" ON "search_rules_synonyms" USING btree ("_order");
  CREATE INDEX "search_rules_synonyms_parent_id_idx" ON "search_rules_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search_rules_pinned_order_idx" ON "search_rules_pinned" USING btree ("_order");
  CREATE INDEX "search_rules_pinned_parent_id_idx" ON "search_rules_pinned" USING btree ("_parent_id");
  CREATE INDEX "search_rules_rels_order_idx" ON "search_rules_rels" USING btree ("order");
  CREATE INDEX "search_rules_rels_parent_idx" ON "search_rules_rels" USING btree ("parent_id");
  CREATE INDEX "search_rules_rels_path_idx" ON "search_rules_rels" USING btree ("path");
  CREATE INDEX "search_rules_rels_mushrooms_id_idx" ON "search_rules_rels" USING btree ("mushrooms_id");
  CREATE INDEX "search_rules_rels_growingguides_id_idx" ON "search_rules_rels" USING btree ("growingguides_id");
  CREATE INDEX "search_rules_rels_products_id_idx" ON "search_rules_rels" USING btree ("products_id");
  CREATE INDEX "search_rules_rels_vendors_id_idx" ON "search_rules_rels" USING btree ("vendors_id");
  CREATE INDEX "search_rules_rels_wholesale_id_idx" ON "search_rules_rels" USING btree ("wholesale_id");
  CREATE INDEX "search_rules_rels_dropshipping_id_idx" ON "search_rules_rels" USING btree ("dropshipping_id");
  CREATE INDEX "search_rules_rels_categories_id_idx" ON "search_rules_rels" USING btree ("categories_id");
  ALTER TABLE "reviews_rels" ADD CONSTRAINT "reviews_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reviews_v_rels" ADD CONSTRAINT "_reviews_v_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments_rels" ADD CONSTRAINT "comments_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comments_v_rels" ADD CONSTRAINT "_comments_v_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "likes_rels" ADD CONSTRAINT "likes_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_submissions_fk" FOREIGN KEY ("form_submissions_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reviews_rels_recipes_id_idx" ON "reviews_rels" USING btree ("recipes_id");
  CREATE INDEX "_reviews_v_rels_recipes_id_idx" ON "_reviews_v_rels" USING btree ("recipes_id");
  CREATE INDEX "comments_rels_posts_id_idx" ON "comments_rels" USING btree ("posts_id");
  CREATE INDEX "comments_rels_projects_id_idx" ON "comments_rels" USING btree ("projects_id");
  CREATE INDEX "comments_rels_recipes_id_idx" ON "comments_rels" USING btree ("recipes_id");
  CREATE INDEX "_comments_v_rels_posts_id_idx" ON "_comments_v_rels" USING btree ("posts_id");
  CREATE INDEX "_comments_v_rels_projects_id_idx" ON "_comments_v_rels" USING btree ("projects_id");
  CREATE INDEX "_comments_v_rels_recipes_id_idx" ON "_comments_v_rels" USING btree ("recipes_id");
  CREATE INDEX "likes_rels_posts_id_idx" ON "likes_rels" USING btree ("posts_id");
  CREATE INDEX "likes_rels_projects_id_idx" ON "likes_rels" USING btree ("projects_id");
  CREATE INDEX "likes_rels_recipes_id_idx" ON "likes_rels" USING btree ("recipes_id");
  CREATE INDEX "payload_locked_documents_rels_recipes_id_idx" ON "payload_locked_documents_rels" USING btree ("recipes_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_form_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_submissions_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
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
  
  ALTER TABLE "species_key_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_species_key_notes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipes_ingredients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipes_ingredients_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipes_instructions_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipes_instructions_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipes_instructions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipes_instructions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recipes_v_version_ingredients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recipes_v_version_ingredients_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recipes_v_version_instructions_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recipes_v_version_instructions_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recipes_v_version_instructions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recipes_v_version_instructions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recipes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recipes_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_recipes_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_version_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_emails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_emails_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_version_emails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_version_emails_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_submissions_submission_data" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcements_announcements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcements_announcements_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules_pinned" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "species_key_notes" CASCADE;
  DROP TABLE "_species_key_notes_v" CASCADE;
  DROP TABLE "recipes_ingredients" CASCADE;
  DROP TABLE "recipes_ingredients_locales" CASCADE;
  DROP TABLE "recipes_instructions_steps" CASCADE;
  DROP TABLE "recipes_instructions_steps_locales" CASCADE;
  DROP TABLE "recipes_instructions" CASCADE;
  DROP TABLE "recipes_instructions_locales" CASCADE;
  DROP TABLE "recipes" CASCADE;
  DROP TABLE "recipes_locales" CASCADE;
  DROP TABLE "recipes_rels" CASCADE;
  DROP TABLE "_recipes_v_version_ingredients" CASCADE;
  DROP TABLE "_recipes_v_version_ingredients_locales" CASCADE;
  DROP TABLE "_recipes_v_version_instructions_steps" CASCADE;
  DROP TABLE "_recipes_v_version_instructions_steps_locales" CASCADE;
  DROP TABLE "_recipes_v_version_instructions" CASCADE;
  DROP TABLE "_recipes_v_version_instructions_locales" CASCADE;
  DROP TABLE "_recipes_v" CASCADE;
  DROP TABLE "_recipes_v_locales" CASCADE;
  DROP TABLE "_recipes_v_rels" CASCADE;
  DROP TABLE "posts_topics" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v_version_topics" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "forms_emails" CASCADE;
  DROP TABLE "forms_emails_locales" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "_forms_v_version_emails" CASCADE;
  DROP TABLE "_forms_v_version_emails_locales" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "_forms_v_locales" CASCADE;
  DROP TABLE "form_submissions_submission_data" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "navigation_links" CASCADE;
  DROP TABLE "navigation_links_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "footer_columns_links" CASCADE;
  DROP TABLE "footer_columns_links_locales" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "announcements_announcements" CASCADE;
  DROP TABLE "announcements_announcements_locales" CASCADE;
  DROP TABLE "announcements" CASCADE;
  DROP TABLE "search_rules_synonyms" CASCADE;
  DROP TABLE "search_rules_pinned" CASCADE;
  DROP TABLE "search_rules" CASCADE;
  DROP TABLE "search_rules_rels" CASCADE;
  ALTER TABLE "reviews_rels" DROP CONSTRAINT "reviews_rels_recipes_fk";
  
  ALTER TABLE "_reviews_v_rels" DROP CONSTRAINT "_reviews_v_rels_recipes_fk";
  
  ALTER TABLE "comments_rels" DROP CONSTRAINT "comments_rels_posts_fk";
  
  ALTER TABLE "comments_rels" DROP CONSTRAINT "comments_rels_projects_fk";
  
  ALTER TABLE "comments_rels" DROP CONSTRAINT "comments_rels_recipes_fk";
  
  ALTER TABLE "_comments_v_rels" DROP CONSTRAINT "_comments_v_rels_posts_fk";
  
  ALTER TABLE "_comments_v_rels" DROP CONSTRAINT "_comments_v_rels_projects_fk";
  
  ALTER TABLE "_comments_v_rels" DROP CONSTRAINT "_comments_v_rels_recipes_fk";
  
  ALTER TABLE "likes_rels" DROP CONSTRAINT "likes_rels_posts_fk";
  
  ALTER TABLE "likes_rels" DROP CONSTRAINT "likes_rels_projects_fk";
  
  ALTER TABLE "likes_rels" DROP CONSTRAINT "likes_rels_recipes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recipes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_projects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_imports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_submissions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'closeUnansweredOrders', 'deleteAbandonedUploads', 'deleteFailedJobs', 'deleteStaleCarts', 'deleteStrayFiles', 'sendMail', 'sendStockNotices', 'updatePrices', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'closeUnansweredOrders', 'deleteAbandonedUploads', 'deleteFailedJobs', 'deleteStaleCarts', 'deleteStrayFiles', 'sendMail', 'sendStockNotices', 'updatePrices', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "reviews_rels_recipes_id_idx";
  DROP INDEX "_reviews_v_rels_recipes_id_idx";
  DROP INDEX "comments_rels_posts_id_idx";
  DROP INDEX "comments_rels_projects_id_idx";
  DROP INDEX "comments_rels_recipes_id_idx";
  DROP INDEX "_comments_v_rels_posts_id_idx";
  DROP INDEX "_comments_v_rels_projects_id_idx";
  DROP INDEX "_comments_v_rels_recipes_id_idx";
  DROP INDEX "likes_rels_posts_id_idx";
  DROP INDEX "likes_rels_projects_id_idx";
  DROP INDEX "likes_rels_recipes_id_idx";
  DROP INDEX "payload_locked_documents_rels_recipes_id_idx";
  DROP INDEX "payload_locked_documents_rels_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_projects_id_idx";
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_imports_id_idx";
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_submissions_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
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
  ALTER TABLE "species_seasons" DROP COLUMN "area";
  ALTER TABLE "mushrooms" DROP COLUMN "top";
  ALTER TABLE "_species_seasons_v" DROP COLUMN "area";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_top";
  ALTER TABLE "growingguides" DROP COLUMN "layout";
  ALTER TABLE "_growingguides_v" DROP COLUMN "version_layout";
  ALTER TABLE "products" DROP COLUMN "layout";
  ALTER TABLE "_products_v" DROP COLUMN "version_layout";
  ALTER TABLE "reviews_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "_reviews_v_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "comments_rels" DROP COLUMN "posts_id";
  ALTER TABLE "comments_rels" DROP COLUMN "projects_id";
  ALTER TABLE "comments_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "_comments_v_rels" DROP COLUMN "posts_id";
  ALTER TABLE "_comments_v_rels" DROP COLUMN "projects_id";
  ALTER TABLE "_comments_v_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "likes_rels" DROP COLUMN "posts_id";
  ALTER TABLE "likes_rels" DROP COLUMN "projects_id";
  ALTER TABLE "likes_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "projects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "imports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_submissions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_species_key_notes_state";
  DROP TYPE "public"."enum_species_key_notes_frequency";
  DROP TYPE "public"."enum_species_seasons_area";
  DROP TYPE "public"."enum__species_key_notes_v_state";
  DROP TYPE "public"."enum__species_key_notes_v_frequency";
  DROP TYPE "public"."enum__species_seasons_v_area";
  DROP TYPE "public"."enum_recipe_units";
  DROP TYPE "public"."enum_recipes_category";
  DROP TYPE "public"."enum_recipe_dishes";
  DROP TYPE "public"."enum_recipes_status";
  DROP TYPE "public"."enum__recipes_v_version_category";
  DROP TYPE "public"."enum__recipes_v_version_status";
  DROP TYPE "public"."enum__recipes_v_published_locale";
  DROP TYPE "public"."enum_posts_topics";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_topics";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_project_states";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_imports_target";
  DROP TYPE "public"."enum_imports_locale";
  DROP TYPE "public"."enum_imports_status";
  DROP TYPE "public"."enum_imports_panel_language";
  DROP TYPE "public"."enum_forms_confirmation_type";
  DROP TYPE "public"."enum_forms_status";
  DROP TYPE "public"."enum__forms_v_version_confirmation_type";
  DROP TYPE "public"."enum__forms_v_version_status";
  DROP TYPE "public"."enum__forms_v_published_locale";
  DROP TYPE "public"."enum_form_submissions_locale";
  DROP TYPE "public"."enum_redirects_to_type";`)
}
