import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_product_drawing" ADD VALUE 'phone-holder' BEFORE 'straw-hat';
  ALTER TYPE "public"."enum_product_drawing" ADD VALUE 'tin' BEFORE 'straw-hat';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ALTER COLUMN "drawing" SET DATA TYPE text;
  ALTER TABLE "_products_v" ALTER COLUMN "version_drawing" SET DATA TYPE text;
  DROP TYPE "public"."enum_product_drawing";
  CREATE TYPE "public"."enum_product_drawing" AS ENUM('crate', 'foraged', 'covered-basket', 'grow-block', 'grow-log', 'grow-bucket', 'grow-bags', 'logs', 'sack', 'reagent', 'slide-box', 'straw-hat', 'brimmed-hat', 'knife-roll', 'mesh-bag', 'cool-bag', 'tent', 'cabinet', 'rack', 'gauge', 'sensor', 'still-air-box', 'filters', 'drum');
  ALTER TABLE "products" ALTER COLUMN "drawing" SET DATA TYPE "public"."enum_product_drawing" USING "drawing"::"public"."enum_product_drawing";
  ALTER TABLE "_products_v" ALTER COLUMN "version_drawing" SET DATA TYPE "public"."enum_product_drawing" USING "version_drawing"::"public"."enum_product_drawing";`)
}
