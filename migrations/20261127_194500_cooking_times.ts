import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mushrooms" ADD COLUMN "specie_cooking_min_minutes" numeric;
  ALTER TABLE "mushrooms" ADD COLUMN "specie_cooking_discards_water" boolean DEFAULT false;
  ALTER TABLE "mushrooms" ADD COLUMN "specie_cooking_source_id" uuid;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_specie_cooking_min_minutes" numeric;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_specie_cooking_discards_water" boolean DEFAULT false;
  ALTER TABLE "_mushrooms_v" ADD COLUMN "version_specie_cooking_source_id" uuid;
  ALTER TABLE "mushrooms" ADD CONSTRAINT "mushrooms_specie_cooking_source_id_references_id_fk" FOREIGN KEY ("specie_cooking_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mushrooms_v" ADD CONSTRAINT "_mushrooms_v_version_specie_cooking_source_id_references_id_fk" FOREIGN KEY ("version_specie_cooking_source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "mushrooms_specie_cooking_specie_cooking_source_idx" ON "mushrooms" USING btree ("specie_cooking_source_id");
  CREATE INDEX "_mushrooms_v_version_specie_cooking_version_specie_cooki_idx" ON "_mushrooms_v" USING btree ("version_specie_cooking_source_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mushrooms" DROP CONSTRAINT "mushrooms_specie_cooking_source_id_references_id_fk";
  
  ALTER TABLE "_mushrooms_v" DROP CONSTRAINT "_mushrooms_v_version_specie_cooking_source_id_references_id_fk";
  
  DROP INDEX "mushrooms_specie_cooking_specie_cooking_source_idx";
  DROP INDEX "_mushrooms_v_version_specie_cooking_version_specie_cooki_idx";
  ALTER TABLE "mushrooms" DROP COLUMN "specie_cooking_min_minutes";
  ALTER TABLE "mushrooms" DROP COLUMN "specie_cooking_discards_water";
  ALTER TABLE "mushrooms" DROP COLUMN "specie_cooking_source_id";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_specie_cooking_min_minutes";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_specie_cooking_discards_water";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "version_specie_cooking_source_id";`)
}
