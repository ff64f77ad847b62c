import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "wholesale_opening" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_weekday",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "_wholesale_opening_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"day" "enum_weekday",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "dropshipping_opening" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_weekday",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "_dropshipping_opening_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"day" "enum_weekday",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "wholesale_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_wholesale_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "dropshipping_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_dropshipping_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "wholesale_opening" ADD CONSTRAINT "wholesale_opening_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_opening_v" ADD CONSTRAINT "_wholesale_opening_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wholesale_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping_opening" ADD CONSTRAINT "dropshipping_opening_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_opening_v" ADD CONSTRAINT "_dropshipping_opening_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dropshipping_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "wholesale_opening_order_idx" ON "wholesale_opening" USING btree ("_order");
  CREATE INDEX "wholesale_opening_parent_id_idx" ON "wholesale_opening" USING btree ("_parent_id");
  CREATE INDEX "_wholesale_opening_v_order_idx" ON "_wholesale_opening_v" USING btree ("_order");
  CREATE INDEX "_wholesale_opening_v_parent_id_idx" ON "_wholesale_opening_v" USING btree ("_parent_id");
  CREATE INDEX "dropshipping_opening_order_idx" ON "dropshipping_opening" USING btree ("_order");
  CREATE INDEX "dropshipping_opening_parent_id_idx" ON "dropshipping_opening" USING btree ("_parent_id");
  CREATE INDEX "_dropshipping_opening_v_order_idx" ON "_dropshipping_opening_v" USING btree ("_order");
  CREATE INDEX "_dropshipping_opening_v_parent_id_idx" ON "_dropshipping_opening_v" USING btree ("_parent_id");
  ALTER TABLE "wholesale_rels" ADD CONSTRAINT "wholesale_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wholesale_v_rels" ADD CONSTRAINT "_wholesale_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dropshipping_rels" ADD CONSTRAINT "dropshipping_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dropshipping_v_rels" ADD CONSTRAINT "_dropshipping_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "wholesale_rels_products_id_idx" ON "wholesale_rels" USING btree ("products_id");
  CREATE INDEX "_wholesale_v_rels_products_id_idx" ON "_wholesale_v_rels" USING btree ("products_id");
  CREATE INDEX "dropshipping_rels_products_id_idx" ON "dropshipping_rels" USING btree ("products_id");
  CREATE INDEX "_dropshipping_v_rels_products_id_idx" ON "_dropshipping_v_rels" USING btree ("products_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "wholesale_opening" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wholesale_opening_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dropshipping_opening" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dropshipping_opening_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "wholesale_opening" CASCADE;
  DROP TABLE "_wholesale_opening_v" CASCADE;
  DROP TABLE "dropshipping_opening" CASCADE;
  DROP TABLE "_dropshipping_opening_v" CASCADE;
  ALTER TABLE "wholesale_rels" DROP CONSTRAINT "wholesale_rels_products_fk";
  
  ALTER TABLE "_wholesale_v_rels" DROP CONSTRAINT "_wholesale_v_rels_products_fk";
  
  ALTER TABLE "dropshipping_rels" DROP CONSTRAINT "dropshipping_rels_products_fk";
  
  ALTER TABLE "_dropshipping_v_rels" DROP CONSTRAINT "_dropshipping_v_rels_products_fk";
  
  DROP INDEX "wholesale_rels_products_id_idx";
  DROP INDEX "_wholesale_v_rels_products_id_idx";
  DROP INDEX "dropshipping_rels_products_id_idx";
  DROP INDEX "_dropshipping_v_rels_products_id_idx";
  ALTER TABLE "wholesale_rels" DROP COLUMN "products_id";
  ALTER TABLE "_wholesale_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "dropshipping_rels" DROP COLUMN "products_id";
  ALTER TABLE "_dropshipping_v_rels" DROP COLUMN "products_id";`)
}
