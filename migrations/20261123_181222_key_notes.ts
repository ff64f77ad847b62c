import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_species_key_notes_state" AS ENUM('shape-gills', 'shape-pores', 'shape-ridges', 'shape-teeth', 'shape-coral', 'shape-bracket', 'shape-ball', 'shape-morel', 'shape-cup', 'shape-jelly', 'underside-gills-free', 'underside-gills-attached', 'underside-gills-notched', 'underside-gills-decurrent', 'underside-pores', 'underside-ridges', 'underside-teeth', 'underside-smooth', 'underside-inside', 'ring-none', 'ring-skirt', 'ring-sliding', 'ring-cobweb', 'base-plain', 'base-sac', 'base-warts', 'base-bulb', 'stem-plain', 'stem-net', 'stem-bands', 'stem-scales', 'stem-dots', 'stem-absent', 'colour-white', 'colour-cream', 'colour-yellow', 'colour-orange', 'colour-red', 'colour-brown', 'colour-olive', 'colour-violet', 'colour-grey', 'colour-black', 'surface-smooth', 'surface-fibres', 'surface-scales', 'surface-warts', 'surface-cracked', 'surface-zones', 'surface-slimy', 'surface-velvet', 'surface-shaggy', 'surface-folds', 'surface-lacquer', 'flesh-same', 'flesh-yellow', 'flesh-blue', 'flesh-red', 'flesh-white-milk', 'flesh-orange-milk', 'flesh-chalk', 'flesh-ink', 'smell-faint', 'smell-mushroom', 'smell-flour', 'smell-ink', 'smell-aniseed', 'smell-almond', 'smell-fruit', 'smell-radish', 'smell-foul', 'print-white', 'print-ochre', 'print-pink', 'print-rust', 'print-olive', 'print-purple', 'print-black', 'print-green', 'ground-conifer', 'ground-broadleaf', 'ground-grass', 'ground-moss', 'ground-soil', 'ground-trunk', 'ground-stump', 'ground-dung', 'ground-burnt', 'growth-single', 'growth-scattered', 'growth-group', 'growth-tuft', 'growth-shelf', 'growth-ring');
  CREATE TYPE "public"."enum_species_key_notes_frequency" AS ENUM('usual', 'sometimes', 'misread', 'impossible');
  CREATE TYPE "public"."enum_species_seasons_area" AS ENUM('iberia', 'southern-europe', 'northern-europe', 'europe', 'eastern-north-america', 'western-north-america', 'north-america', 'mexico', 'brazil', 'southern-cone', 'asia', 'australia');
  CREATE TYPE "public"."enum__species_key_notes_v_state" AS ENUM('shape-gills', 'shape-pores', 'shape-ridges', 'shape-teeth', 'shape-coral', 'shape-bracket', 'shape-ball', 'shape-morel', 'shape-cup', 'shape-jelly', 'underside-gills-free', 'underside-gills-attached', 'underside-gills-notched', 'underside-gills-decurrent', 'underside-pores', 'underside-ridges', 'underside-teeth', 'underside-smooth', 'underside-inside', 'ring-none', 'ring-skirt', 'ring-sliding', 'ring-cobweb', 'base-plain', 'base-sac', 'base-warts', 'base-bulb', 'stem-plain', 'stem-net', 'stem-bands', 'stem-scales', 'stem-dots', 'stem-absent', 'colour-white', 'colour-cream', 'colour-yellow', 'colour-orange', 'colour-red', 'colour-brown', 'colour-olive', 'colour-violet', 'colour-grey', 'colour-black', 'surface-smooth', 'surface-fibres', 'surface-scales', 'surface-warts', 'surface-cracked', 'surface-zones', 'surface-slimy', 'surface-velvet', 'surface-shaggy', 'surface-folds', 'surface-lacquer', 'flesh-same', 'flesh-yellow', 'flesh-blue', 'flesh-red', 'flesh-white-milk', 'flesh-orange-milk', 'flesh-chalk', 'flesh-ink', 'smell-faint', 'smell-mushroom', 'smell-flour', 'smell-ink', 'smell-aniseed', 'smell-almond', 'smell-fruit', 'smell-radish', 'smell-foul', 'print-white', 'print-ochre', 'print-pink', 'print-rust', 'print-olive', 'print-purple', 'print-black', 'print-green', 'ground-conifer', 'ground-broadleaf', 'ground-grass', 'ground-moss', 'ground-soil', 'ground-trunk', 'ground-stump', 'ground-dung', 'ground-burnt', 'growth-single', 'growth-scattered', 'growth-group', 'growth-tuft', 'growth-shelf', 'growth-ring');
  CREATE TYPE "public"."enum__species_key_notes_v_frequency" AS ENUM('usual', 'sometimes', 'misread', 'impossible');
  CREATE TYPE "public"."enum__species_seasons_v_area" AS ENUM('iberia', 'southern-europe', 'northern-europe', 'europe', 'eastern-north-america', 'western-north-america', 'north-america', 'mexico', 'brazil', 'southern-cone', 'asia', 'australia');
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
  
  ALTER TABLE "species_seasons" ADD COLUMN "area" "enum_species_seasons_area";
  ALTER TABLE "_species_seasons_v" ADD COLUMN "area" "enum__species_seasons_v_area";
  ALTER TABLE "species_key_notes" ADD CONSTRAINT "species_key_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_key_notes_v" ADD CONSTRAINT "_species_key_notes_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "species_key_notes_order_idx" ON "species_key_notes" USING btree ("_order");
  CREATE INDEX "species_key_notes_parent_id_idx" ON "species_key_notes" USING btree ("_parent_id");
  CREATE INDEX "_species_key_notes_v_order_idx" ON "_species_key_notes_v" USING btree ("_order");
  CREATE INDEX "_species_key_notes_v_parent_id_idx" ON "_species_key_notes_v" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "species_key_notes" CASCADE;
  DROP TABLE "_species_key_notes_v" CASCADE;
  ALTER TABLE "species_seasons" DROP COLUMN "area";
  ALTER TABLE "_species_seasons_v" DROP COLUMN "area";
  DROP TYPE "public"."enum_species_key_notes_state";
  DROP TYPE "public"."enum_species_key_notes_frequency";
  DROP TYPE "public"."enum_species_seasons_area";
  DROP TYPE "public"."enum__species_key_notes_v_state";
  DROP TYPE "public"."enum__species_key_notes_v_frequency";
  DROP TYPE "public"."enum__species_seasons_v_area";`)
}
