import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "vendors_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_vendors_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "orders_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "products" ADD COLUMN "perishable" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_perishable" boolean DEFAULT false;
  ALTER TABLE "vendors" ADD COLUMN "delivery_cost" numeric;
  ALTER TABLE "vendors" ADD COLUMN "delivery_free_from" numeric;
  ALTER TABLE "vendors" ADD COLUMN "delivery_currency" "enum_currency" DEFAULT 'USD';
  ALTER TABLE "vendors" ADD COLUMN "delivery_from" numeric;
  ALTER TABLE "vendors" ADD COLUMN "delivery_to" numeric;
  ALTER TABLE "vendors" ADD COLUMN "delivery_return_days" numeric;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_delivery_cost" numeric;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_delivery_free_from" numeric;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_delivery_currency" "enum_currency" DEFAULT 'USD';
  ALTER TABLE "_vendors_v" ADD COLUMN "version_delivery_from" numeric;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_delivery_to" numeric;
  ALTER TABLE "_vendors_v" ADD COLUMN "version_delivery_return_days" numeric;
  ALTER TABLE "orders" ADD COLUMN "undo_until" timestamp(3) with time zone;
  ALTER TABLE "vendors_texts" ADD CONSTRAINT "vendors_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vendors_v_texts" ADD CONSTRAINT "_vendors_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vendors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_texts" ADD CONSTRAINT "orders_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vendors_texts_order_parent" ON "vendors_texts" USING btree ("order","parent_id");
  CREATE INDEX "_vendors_v_texts_order_parent" ON "_vendors_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "orders_texts_order_parent" ON "orders_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "vendors_texts" CASCADE;
  DROP TABLE "_vendors_v_texts" CASCADE;
  DROP TABLE "orders_texts" CASCADE;
  ALTER TABLE "products" DROP COLUMN "perishable";
  ALTER TABLE "_products_v" DROP COLUMN "version_perishable";
  ALTER TABLE "vendors" DROP COLUMN "delivery_cost";
  ALTER TABLE "vendors" DROP COLUMN "delivery_free_from";
  ALTER TABLE "vendors" DROP COLUMN "delivery_currency";
  ALTER TABLE "vendors" DROP COLUMN "delivery_from";
  ALTER TABLE "vendors" DROP COLUMN "delivery_to";
  ALTER TABLE "vendors" DROP COLUMN "delivery_return_days";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_delivery_cost";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_delivery_free_from";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_delivery_currency";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_delivery_from";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_delivery_to";
  ALTER TABLE "_vendors_v" DROP COLUMN "version_delivery_return_days";
  ALTER TABLE "orders" DROP COLUMN "undo_until";`)
}
