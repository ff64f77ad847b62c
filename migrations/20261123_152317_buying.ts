import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_product_condition" AS ENUM('new', 'asNew', 'used', 'forParts');
  CREATE TYPE "public"."enum_product_drawing" AS ENUM('crate', 'foraged', 'covered-basket', 'grow-block', 'grow-log', 'grow-bucket', 'grow-bags', 'logs', 'sack', 'reagent', 'slide-box', 'straw-hat', 'brimmed-hat', 'knife-roll', 'mesh-bag', 'cool-bag', 'tent', 'cabinet', 'shelves', 'gauge', 'sensor', 'still-air-box', 'filters', 'drum');
  CREATE TYPE "public"."enum_stocknotices_locale" AS ENUM('en', 'es', 'pt');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'deleteStaleCarts' BEFORE 'deleteStrayFiles';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendStockNotices' BEFORE 'updatePrices';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'deleteStaleCarts' BEFORE 'deleteStrayFiles';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendStockNotices' BEFORE 'updatePrices';
  CREATE TABLE "stocknotices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"product_id" uuid NOT NULL,
  	"user_id" uuid,
  	"email" varchar NOT NULL,
  	"locale" "enum_stocknotices_locale" NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "carts" ALTER COLUMN "user_id" DROP NOT NULL;
  ALTER TABLE "products" ADD COLUMN "condition" "enum_product_condition";
  ALTER TABLE "products" ADD COLUMN "drawing" "enum_product_drawing";
  ALTER TABLE "_products_v" ADD COLUMN "version_condition" "enum_product_condition";
  ALTER TABLE "_products_v" ADD COLUMN "version_drawing" "enum_product_drawing";
  ALTER TABLE "carts" ADD COLUMN "guest" varchar;
  ALTER TABLE "orders" ADD COLUMN "guest_secret" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stocknotices_id" uuid;
  ALTER TABLE "stocknotices" ADD CONSTRAINT "stocknotices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stocknotices" ADD CONSTRAINT "stocknotices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "stocknotices_product_idx" ON "stocknotices" USING btree ("product_id");
  CREATE INDEX "stocknotices_user_idx" ON "stocknotices" USING btree ("user_id");
  CREATE UNIQUE INDEX "stocknotices_key_idx" ON "stocknotices" USING btree ("key");
  CREATE INDEX "stocknotices_updated_at_idx" ON "stocknotices" USING btree ("updated_at");
  CREATE INDEX "stocknotices_created_at_idx" ON "stocknotices" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stocknotices_fk" FOREIGN KEY ("stocknotices_id") REFERENCES "public"."stocknotices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "carts_guest_idx" ON "carts" USING btree ("guest");
  CREATE INDEX "orders_contact_contact_email_idx" ON "orders" USING btree ("contact_email");
  CREATE INDEX "payload_locked_documents_rels_stocknotices_id_idx" ON "payload_locked_documents_rels" USING btree ("stocknotices_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stocknotices" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "stocknotices" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stocknotices_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'closeUnansweredOrders', 'deleteAbandonedUploads', 'deleteFailedJobs', 'deleteStrayFiles', 'sendMail', 'updatePrices', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'closeUnansweredOrders', 'deleteAbandonedUploads', 'deleteFailedJobs', 'deleteStrayFiles', 'sendMail', 'updatePrices', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "carts_guest_idx";
  DROP INDEX "orders_contact_contact_email_idx";
  DROP INDEX "payload_locked_documents_rels_stocknotices_id_idx";
  ALTER TABLE "carts" ALTER COLUMN "user_id" SET NOT NULL;
  ALTER TABLE "products" DROP COLUMN "condition";
  ALTER TABLE "products" DROP COLUMN "drawing";
  ALTER TABLE "_products_v" DROP COLUMN "version_condition";
  ALTER TABLE "_products_v" DROP COLUMN "version_drawing";
  ALTER TABLE "carts" DROP COLUMN "guest";
  ALTER TABLE "orders" DROP COLUMN "guest_secret";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stocknotices_id";
  DROP TYPE "public"."enum_product_condition";
  DROP TYPE "public"."enum_product_drawing";
  DROP TYPE "public"."enum_stocknotices_locale";`)
}
