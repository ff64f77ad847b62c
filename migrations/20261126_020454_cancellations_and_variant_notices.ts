import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_order_actor" AS ENUM('buyer', 'vendor', 'staff', 'system');
  ALTER TABLE "order_history" ADD COLUMN "by" "enum_order_actor";
  ALTER TABLE "stocknotices" ADD COLUMN "variant" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_history" DROP COLUMN "by";
  ALTER TABLE "stocknotices" DROP COLUMN "variant";
  DROP TYPE "public"."enum_order_actor";`)
}
