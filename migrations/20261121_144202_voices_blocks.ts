import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "mushrooms_blocks_impressions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "mushrooms_blocks_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "mushrooms_blocks_comments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "_mushrooms_v_blocks_impressions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_mushrooms_v_blocks_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_mushrooms_v_blocks_comments" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  ALTER TABLE "users" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "mushrooms_rels" ADD COLUMN "mushrooms_id" uuid;
  ALTER TABLE "mushrooms_rels" ADD COLUMN "growingguides_id" uuid;
  ALTER TABLE "_mushrooms_v_rels" ADD COLUMN "mushrooms_id" uuid;
  ALTER TABLE "_mushrooms_v_rels" ADD COLUMN "growingguides_id" uuid;
  ALTER TABLE "mushrooms_blocks_impressions" ADD CONSTRAINT "mushrooms_blocks_impressions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_reviews" ADD CONSTRAINT "mushrooms_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_blocks_comments" ADD CONSTRAINT "mushrooms_blocks_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_impressions" ADD CONSTRAINT "_mushrooms_v_blocks_impressions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_reviews" ADD CONSTRAINT "_mushrooms_v_blocks_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_blocks_comments" ADD CONSTRAINT "_mushrooms_v_blocks_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mushrooms_blocks_impressions_order_idx" ON "mushrooms_blocks_impressions" USING btree ("_order");
  CREATE INDEX "mushrooms_blocks_impressions_parent_id_idx" ON "mushrooms_blocks_impressions" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_blocks_impressions_path_idx" ON "mushrooms_blocks_impressions" USING btree ("_path");
  CREATE INDEX "mushrooms_blocks_reviews_order_idx" ON "mushrooms_blocks_reviews" USING btree ("_order");
  CREATE INDEX "mushrooms_blocks_reviews_parent_id_idx" ON "mushrooms_blocks_reviews" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_blocks_reviews_path_idx" ON "mushrooms_blocks_reviews" USING btree ("_path");
  CREATE INDEX "mushrooms_blocks_comments_order_idx" ON "mushrooms_blocks_comments" USING btree ("_order");
  CREATE INDEX "mushrooms_blocks_comments_parent_id_idx" ON "mushrooms_blocks_comments" USING btree ("_parent_id");
  CREATE INDEX "mushrooms_blocks_comments_path_idx" ON "mushrooms_blocks_comments" USING btree ("_path");
  CREATE INDEX "_mushrooms_v_blocks_impressions_order_idx" ON "_mushrooms_v_blocks_impressions" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_blocks_impressions_parent_id_idx" ON "_mushrooms_v_blocks_impressions" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_impressions_path_idx" ON "_mushrooms_v_blocks_impressions" USING btree ("_path");
  CREATE INDEX "_mushrooms_v_blocks_reviews_order_idx" ON "_mushrooms_v_blocks_reviews" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_blocks_reviews_parent_id_idx" ON "_mushrooms_v_blocks_reviews" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_reviews_path_idx" ON "_mushrooms_v_blocks_reviews" USING btree ("_path");
  CREATE INDEX "_mushrooms_v_blocks_comments_order_idx" ON "_mushrooms_v_blocks_comments" USING btree ("_order");
  CREATE INDEX "_mushrooms_v_blocks_comments_parent_id_idx" ON "_mushrooms_v_blocks_comments" USING btree ("_parent_id");
  CREATE INDEX "_mushrooms_v_blocks_comments_path_idx" ON "_mushrooms_v_blocks_comments" USING btree ("_path");
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mushrooms_rels" ADD CONSTRAINT "mushrooms_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mushrooms_v_rels" ADD CONSTRAINT "_mushrooms_v_rels_growingguides_fk" FOREIGN KEY ("growingguides_id") REFERENCES "public"."growingguides"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mushrooms_rels_mushrooms_id_idx" ON "mushrooms_rels" USING btree ("mushrooms_id");
  CREATE INDEX "mushrooms_rels_growingguides_id_idx" ON "mushrooms_rels" USING btree ("growingguides_id");
  CREATE INDEX "_mushrooms_v_rels_mushrooms_id_idx" ON "_mushrooms_v_rels" USING btree ("mushrooms_id");
  CREATE INDEX "_mushrooms_v_rels_growingguides_id_idx" ON "_mushrooms_v_rels" USING btree ("growingguides_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mushrooms_blocks_impressions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mushrooms_blocks_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_impressions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mushrooms_v_blocks_comments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "mushrooms_blocks_impressions" CASCADE;
  DROP TABLE "mushrooms_blocks_reviews" CASCADE;
  DROP TABLE "mushrooms_blocks_comments" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_impressions" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_reviews" CASCADE;
  DROP TABLE "_mushrooms_v_blocks_comments" CASCADE;
  ALTER TABLE "mushrooms_rels" DROP CONSTRAINT "mushrooms_rels_mushrooms_fk";
  
  ALTER TABLE "mushrooms_rels" DROP CONSTRAINT "mushrooms_rels_growingguides_fk";
  
  ALTER TABLE "_mushrooms_v_rels" DROP CONSTRAINT "_mushrooms_v_rels_mushrooms_fk";
  
  ALTER TABLE "_mushrooms_v_rels" DROP CONSTRAINT "_mushrooms_v_rels_growingguides_fk";
  
  DROP INDEX "mushrooms_rels_mushrooms_id_idx";
  DROP INDEX "mushrooms_rels_growingguides_id_idx";
  DROP INDEX "_mushrooms_v_rels_mushrooms_id_idx";
  DROP INDEX "_mushrooms_v_rels_growingguides_id_idx";
  ALTER TABLE "users" DROP COLUMN "sample";
  ALTER TABLE "mushrooms_rels" DROP COLUMN "mushrooms_id";
  ALTER TABLE "mushrooms_rels" DROP COLUMN "growingguides_id";
  ALTER TABLE "_mushrooms_v_rels" DROP COLUMN "mushrooms_id";
  ALTER TABLE "_mushrooms_v_rels" DROP COLUMN "growingguides_id";`)
}
