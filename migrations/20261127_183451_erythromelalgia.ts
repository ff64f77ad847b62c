import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mushrooms_specie_poisoning_syndrome" ADD VALUE 'erythromelalgia' BEFORE 'shiitake-dermatitis';
  ALTER TYPE "public"."enum__mushrooms_v_version_specie_poisoning_syndrome" ADD VALUE 'erythromelalgia' BEFORE 'shiitake-dermatitis';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mushrooms" ALTER COLUMN "specie_poisoning_syndrome" SET DATA TYPE text;
  DROP TYPE "public"."enum_mushrooms_specie_poisoning_syndrome";
  CREATE TYPE "public"."enum_mushrooms_specie_poisoning_syndrome" AS ENUM('amatoxin', 'orellanine', 'gyromitrin', 'muscarine', 'isoxazole', 'psilocybin', 'coprine', 'gastrointestinal', 'immunohemolytic', 'rhabdomyolysis', 'nephrotoxic-amino-acid', 'encephalopathy', 'trichothecene', 'shiitake-dermatitis');
  ALTER TABLE "mushrooms" ALTER COLUMN "specie_poisoning_syndrome" SET DATA TYPE "public"."enum_mushrooms_specie_poisoning_syndrome" USING "specie_poisoning_syndrome"::"public"."enum_mushrooms_specie_poisoning_syndrome";
  ALTER TABLE "_mushrooms_v" ALTER COLUMN "version_specie_poisoning_syndrome" SET DATA TYPE text;
  DROP TYPE "public"."enum__mushrooms_v_version_specie_poisoning_syndrome";
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_poisoning_syndrome" AS ENUM('amatoxin', 'orellanine', 'gyromitrin', 'muscarine', 'isoxazole', 'psilocybin', 'coprine', 'gastrointestinal', 'immunohemolytic', 'rhabdomyolysis', 'nephrotoxic-amino-acid', 'encephalopathy', 'trichothecene', 'shiitake-dermatitis');
  ALTER TABLE "_mushrooms_v" ALTER COLUMN "version_specie_poisoning_syndrome" SET DATA TYPE "public"."enum__mushrooms_v_version_specie_poisoning_syndrome" USING "version_specie_poisoning_syndrome"::"public"."enum__mushrooms_v_version_specie_poisoning_syndrome";`)
}
