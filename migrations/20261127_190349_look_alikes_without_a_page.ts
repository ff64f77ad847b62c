import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_species_look_alikes_edibility" AS ENUM('deadly', 'poisonous', 'psychoactive', 'allergenic', 'caution', 'unknown', 'unpalatable', 'inedible', 'edible', 'choice');
  ALTER TABLE "species_look_alikes" ADD COLUMN "scientific_name" varchar;
  ALTER TABLE "species_look_alikes" ADD COLUMN "edibility_class" "enum_species_look_alikes_edibility";
  ALTER TABLE "_species_look_alikes_v" ADD COLUMN "scientific_name" varchar;
  ALTER TABLE "_species_look_alikes_v" ADD COLUMN "edibility_class" "enum_species_look_alikes_edibility";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "species_look_alikes" DROP COLUMN "scientific_name";
  ALTER TABLE "species_look_alikes" DROP COLUMN "edibility_class";
  ALTER TABLE "_species_look_alikes_v" DROP COLUMN "scientific_name";
  ALTER TABLE "_species_look_alikes_v" DROP COLUMN "edibility_class";
  DROP TYPE "public"."enum_species_look_alikes_edibility";`)
}
