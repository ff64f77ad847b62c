import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mushrooms_specie_traits_growth_form" ADD VALUE 'gall';
  ALTER TYPE "public"."enum_mushrooms_specie_traits_ground" ADD VALUE 'maize';
  ALTER TYPE "public"."enum__mushrooms_v_version_specie_traits_growth_form" ADD VALUE 'gall';
  ALTER TYPE "public"."enum__mushrooms_v_version_specie_traits_ground" ADD VALUE 'maize';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mushrooms" ALTER COLUMN "specie_traits_growth_form" SET DATA TYPE text;
  DROP TYPE "public"."enum_mushrooms_specie_traits_growth_form";
  CREATE TYPE "public"."enum_mushrooms_specie_traits_growth_form" AS ENUM('agaric', 'bolete', 'chanterelle', 'bracket', 'shelf', 'toothed', 'coral', 'club', 'puffball', 'earthstar', 'cup', 'morel', 'gyromitra', 'jelly', 'truffle', 'stinkhorn', 'birds-nest', 'crust');
  ALTER TABLE "mushrooms" ALTER COLUMN "specie_traits_growth_form" SET DATA TYPE "public"."enum_mushrooms_specie_traits_growth_form" USING "specie_traits_growth_form"::"public"."enum_mushrooms_specie_traits_growth_form";
  ALTER TABLE "mushrooms" ALTER COLUMN "specie_traits_ground" SET DATA TYPE text;
  DROP TYPE "public"."enum_mushrooms_specie_traits_ground";
  CREATE TYPE "public"."enum_mushrooms_specie_traits_ground" AS ENUM('leaf-litter', 'needles', 'moss', 'grass', 'soil', 'dung', 'wood-log', 'wood-stump', 'wood-trunk', 'buried-wood', 'insect', 'burnt-ground');
  ALTER TABLE "mushrooms" ALTER COLUMN "specie_traits_ground" SET DATA TYPE "public"."enum_mushrooms_specie_traits_ground" USING "specie_traits_ground"::"public"."enum_mushrooms_specie_traits_ground";
  ALTER TABLE "_mushrooms_v" ALTER COLUMN "version_specie_traits_growth_form" SET DATA TYPE text;
  DROP TYPE "public"."enum__mushrooms_v_version_specie_traits_growth_form";
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_traits_growth_form" AS ENUM('agaric', 'bolete', 'chanterelle', 'bracket', 'shelf', 'toothed', 'coral', 'club', 'puffball', 'earthstar', 'cup', 'morel', 'gyromitra', 'jelly', 'truffle', 'stinkhorn', 'birds-nest', 'crust');
  ALTER TABLE "_mushrooms_v" ALTER COLUMN "version_specie_traits_growth_form" SET DATA TYPE "public"."enum__mushrooms_v_version_specie_traits_growth_form" USING "version_specie_traits_growth_form"::"public"."enum__mushrooms_v_version_specie_traits_growth_form";
  ALTER TABLE "_mushrooms_v" ALTER COLUMN "version_specie_traits_ground" SET DATA TYPE text;
  DROP TYPE "public"."enum__mushrooms_v_version_specie_traits_ground";
  CREATE TYPE "public"."enum__mushrooms_v_version_specie_traits_ground" AS ENUM('leaf-litter', 'needles', 'moss', 'grass', 'soil', 'dung', 'wood-log', 'wood-stump', 'wood-trunk', 'buried-wood', 'insect', 'burnt-ground');
  ALTER TABLE "_mushrooms_v" ALTER COLUMN "version_specie_traits_ground" SET DATA TYPE "public"."enum__mushrooms_v_version_specie_traits_ground" USING "version_specie_traits_ground"::"public"."enum__mushrooms_v_version_specie_traits_ground";`)
}
