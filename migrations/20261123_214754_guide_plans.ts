import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_growingguides_stages_stage" AS ENUM('preparation', 'colonisation', 'ripening', 'pinning', 'fruiting', 'rest');
  CREATE TYPE "public"."enum_growingguides_container" AS ENUM('bag', 'block', 'bucket', 'jar', 'log', 'bed', 'crate');
  CREATE TYPE "public"."enum__growingguides_v_version_stages_stage" AS ENUM('preparation', 'colonisation', 'ripening', 'pinning', 'fruiting', 'rest');
  CREATE TYPE "public"."enum__growingguides_v_version_container" AS ENUM('bag', 'block', 'bucket', 'jar', 'log', 'bed', 'crate');
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
  ALTER TABLE "growingguides_stages" ADD CONSTRAINT "growingguides_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_shopping_list" ADD CONSTRAINT "growingguides_shopping_list_sold_in_id_categories_id_fk" FOREIGN KEY ("sold_in_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "growingguides_shopping_list" ADD CONSTRAINT "growingguides_shopping_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "growingguides_shopping_list_locales" ADD CONSTRAINT "growingguides_shopping_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."growingguides_shopping_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_version_stages" ADD CONSTRAINT "_growingguides_v_version_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_growingguides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_version_shopping_list" ADD CONSTRAINT "_growingguides_v_version_shopping_list_sold_in_id_categories_id_fk" FOREIGN KEY ("sold_in_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_growingguides_v_version_shopping_list" ADD CONSTRAINT "_growingguides_v_version_shopping_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_growingguides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_growingguides_v_version_shopping_list_locales" ADD CONSTRAINT "_growingguides_v_version_shopping_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_growingguides_v_version_shopping_list"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE UNIQUE INDEX "_growingguides_v_version_shopping_list_locales_locale_parent" ON "_growingguides_v_version_shopping_list_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "growingguides_stages" CASCADE;
  DROP TABLE "growingguides_shopping_list" CASCADE;
  DROP TABLE "growingguides_shopping_list_locales" CASCADE;
  DROP TABLE "_growingguides_v_version_stages" CASCADE;
  DROP TABLE "_growingguides_v_version_shopping_list" CASCADE;
  DROP TABLE "_growingguides_v_version_shopping_list_locales" CASCADE;
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
  DROP TYPE "public"."enum_growingguides_stages_stage";
  DROP TYPE "public"."enum_growingguides_container";
  DROP TYPE "public"."enum__growingguides_v_version_stages_stage";
  DROP TYPE "public"."enum__growingguides_v_version_container";`)
}
