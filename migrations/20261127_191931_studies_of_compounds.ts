import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_species_measured_part" AS ENUM('whole', 'cap', 'stipe');
  ALTER TABLE "species_psychoactive_chem" ADD COLUMN "part" "enum_species_measured_part";
  ALTER TABLE "species_psychoactive_chem" ADD COLUMN "collections" numeric;
  ALTER TABLE "species_medicinal_chem" ADD COLUMN "part" "enum_species_measured_part";
  ALTER TABLE "species_medicinal_chem" ADD COLUMN "collections" numeric;
  ALTER TABLE "_species_psychoactive_chem_v" ADD COLUMN "part" "enum_species_measured_part";
  ALTER TABLE "_species_psychoactive_chem_v" ADD COLUMN "collections" numeric;
  ALTER TABLE "_species_medicinal_chem_v" ADD COLUMN "part" "enum_species_measured_part";
  ALTER TABLE "_species_medicinal_chem_v" ADD COLUMN "collections" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "species_psychoactive_chem" DROP COLUMN "part";
  ALTER TABLE "species_psychoactive_chem" DROP COLUMN "collections";
  ALTER TABLE "species_medicinal_chem" DROP COLUMN "part";
  ALTER TABLE "species_medicinal_chem" DROP COLUMN "collections";
  ALTER TABLE "_species_psychoactive_chem_v" DROP COLUMN "part";
  ALTER TABLE "_species_psychoactive_chem_v" DROP COLUMN "collections";
  ALTER TABLE "_species_medicinal_chem_v" DROP COLUMN "part";
  ALTER TABLE "_species_medicinal_chem_v" DROP COLUMN "collections";
  DROP TYPE "public"."enum_species_measured_part";`)
}
