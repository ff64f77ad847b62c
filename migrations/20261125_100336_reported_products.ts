import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  CREATE TYPE "public"."enum__products_v_version_declined_reason" AS ENUM('offTopic', 'dangerous', 'offensive', 'advertising', 'personalData', 'copyright', 'unreadable', 'otherReason');
  ALTER TABLE "products" ADD COLUMN "declined_reason" "enum_products_declined_reason";
  ALTER TABLE "products" ADD COLUMN "declined_note" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_declined_reason" "enum__products_v_version_declined_reason";
  ALTER TABLE "_products_v" ADD COLUMN "version_declined_note" varchar;
  ALTER TABLE "reports_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "decisions_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "decisions_rels" ADD CONSTRAINT "decisions_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reports_rels_products_id_idx" ON "reports_rels" USING btree ("products_id");
  CREATE INDEX "decisions_rels_products_id_idx" ON "decisions_rels" USING btree ("products_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reports_rels" DROP CONSTRAINT "reports_rels_products_fk";
  
  ALTER TABLE "decisions_rels" DROP CONSTRAINT "decisions_rels_products_fk";
  
  DROP INDEX "reports_rels_products_id_idx";
  DROP INDEX "decisions_rels_products_id_idx";
  ALTER TABLE "products" DROP COLUMN "declined_reason";
  ALTER TABLE "products" DROP COLUMN "declined_note";
  ALTER TABLE "_products_v" DROP COLUMN "version_declined_reason";
  ALTER TABLE "_products_v" DROP COLUMN "version_declined_note";
  ALTER TABLE "reports_rels" DROP COLUMN "products_id";
  ALTER TABLE "decisions_rels" DROP COLUMN "products_id";
  DROP TYPE "public"."enum_products_declined_reason";
  DROP TYPE "public"."enum__products_v_version_declined_reason";`)
}
