import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "without_species" boolean DEFAULT false;
  ALTER TABLE "products" ADD COLUMN "submitted_at" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_without_species" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_submitted_at" timestamp(3) with time zone;
  CREATE INDEX "products_submitted_at_idx" ON "products" USING btree ("submitted_at");
  CREATE INDEX "_products_v_version_version_submitted_at_idx" ON "_products_v" USING btree ("version_submitted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "products_submitted_at_idx";
  DROP INDEX "_products_v_version_version_submitted_at_idx";
  ALTER TABLE "products" DROP COLUMN "without_species";
  ALTER TABLE "products" DROP COLUMN "submitted_at";
  ALTER TABLE "_products_v" DROP COLUMN "version_without_species";
  ALTER TABLE "_products_v" DROP COLUMN "version_submitted_at";`)
}
