import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_rules_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"meaning" varchar NOT NULL
  );
  
  CREATE TABLE "search_rules_pinned" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"search_text" varchar NOT NULL
  );
  
  CREATE TABLE "search_rules" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mushrooms_id" uuid,
  	"growingguides_id" uuid,
  	"products_id" uuid,
  	"vendors_id" uuid,
  	"wholesale_id" uuid,
  	"dropshipping_id" uuid,
  	"categories_id" uuid
  );
  
  ALTER TABLE "search_rules_synonyms" ADD CONSTRAINT "search_rules_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_pinned" ADD CONSTRAINT "search_rules_pinned_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_rules_synonyms_order_idx" ON "search_rules_synonyms" USING btree ("_order");
  CREATE INDEX "search_rules_synonyms_parent_id_idx" ON "search_rules_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search_rules_pinned_order_idx" ON "search_rules_pinned" USING btree ("_order");
  CREATE INDEX "search_rules_pinned_parent_id_idx" ON "search_rules_pinned" USING btree ("_parent_id");
  CREATE INDEX "search_rules_rels_order_idx" ON "search_rules_rels" USING btree ("order");
  CREATE INDEX "search_rules_rels_parent_idx" ON "search_rules_rels" USING btree ("parent_id");
  CREATE INDEX "search_rules_rels_path_idx" ON "search_rules_rels" USING btree ("path");
  CREATE INDEX "search_rules_rels_mushrooms_id_idx" ON "search_rules_rels" USING btree ("mushrooms_id");
  CREATE INDEX "search_rules_rels_growingguides_id_idx" ON "search_rules_rels" USING btree ("growingguides_id");
  CREATE INDEX "search_rules_rels_products_id_idx" ON "search_rules_rels" USING btree ("products_id");
  CREATE INDEX "search_rules_rels_vendors_id_idx" ON "search_rules_rels" USING btree ("vendors_id");
  CREATE INDEX "search_rules_rels_wholesale_id_idx" ON "search_rules_rels" USING btree ("wholesale_id");
  CREATE INDEX "search_rules_rels_dropshipping_id_idx" ON "search_rules_rels" USING btree ("dropshipping_id");
  CREATE INDEX "search_rules_rels_categories_id_idx" ON "search_rules_rels" USING btree ("categories_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_rules_synonyms" CASCADE;
  DROP TABLE "search_rules_pinned" CASCADE;
  DROP TABLE "search_rules" CASCADE;
  DROP TABLE "search_rules_rels" CASCADE;`)
}
