import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How many are sold is counted beside the stock; where a line of an order was put aside from is kept with it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_variants" ADD COLUMN "sold" numeric DEFAULT 0;
  ALTER TABLE "products" ADD COLUMN "base_inventory_sold" numeric DEFAULT 0;
  ALTER TABLE "_product_variants_v" ADD COLUMN "sold" numeric DEFAULT 0;
  ALTER TABLE "_products_v" ADD COLUMN "version_base_inventory_sold" numeric DEFAULT 0;
  ALTER TABLE "order_lines" ADD COLUMN "own_stock" boolean DEFAULT false;
  UPDATE "order_lines" SET "own_stock" = true FROM "product_variants"
    WHERE "product_variants"."_parent_id" = "order_lines"."product_id"
      AND "product_variants"."id" = "order_lines"."variant_id" AND "product_variants"."stock" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_variants" DROP COLUMN "sold";
  ALTER TABLE "products" DROP COLUMN "base_inventory_sold";
  ALTER TABLE "_product_variants_v" DROP COLUMN "sold";
  ALTER TABLE "_products_v" DROP COLUMN "version_base_inventory_sold";
  ALTER TABLE "order_lines" DROP COLUMN "own_stock";`)
}
