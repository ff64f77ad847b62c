import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reports_rels" ADD COLUMN "mushrooms_id" uuid;
  ALTER TABLE "reports_rels" ADD COLUMN "recipes_id" uuid;
  ALTER TABLE "reports_rels" ADD COLUMN "posts_id" uuid;
  ALTER TABLE "reports_rels" ADD COLUMN "projects_id" uuid;
  ALTER TABLE "reports_rels" ADD COLUMN "pages_id" uuid;
  ALTER TABLE "reports_rels" ADD COLUMN "vendors_id" uuid;
  ALTER TABLE "reports_rels" ADD COLUMN "wholesale_id" uuid;
  ALTER TABLE "reports_rels" ADD COLUMN "dropshipping_id" uuid;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_mushrooms_fk" FOREIGN KEY ("mushrooms_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_vendors_fk" FOREIGN KEY ("vendors_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_wholesale_fk" FOREIGN KEY ("wholesale_id") REFERENCES "public"."wholesale"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_dropshipping_fk" FOREIGN KEY ("dropshipping_id") REFERENCES "public"."dropshipping"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reports_rels_mushrooms_id_idx" ON "reports_rels" USING btree ("mushrooms_id");
  CREATE INDEX "reports_rels_recipes_id_idx" ON "reports_rels" USING btree ("recipes_id");
  CREATE INDEX "reports_rels_posts_id_idx" ON "reports_rels" USING btree ("posts_id");
  CREATE INDEX "reports_rels_projects_id_idx" ON "reports_rels" USING btree ("projects_id");
  CREATE INDEX "reports_rels_pages_id_idx" ON "reports_rels" USING btree ("pages_id");
  CREATE INDEX "reports_rels_vendors_id_idx" ON "reports_rels" USING btree ("vendors_id");
  CREATE INDEX "reports_rels_wholesale_id_idx" ON "reports_rels" USING btree ("wholesale_id");
  CREATE INDEX "reports_rels_dropshipping_id_idx" ON "reports_rels" USING btree ("dropshipping_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "reports" WHERE split_part("target", ':', 1)
    IN ('mushrooms', 'recipes', 'posts', 'projects', 'pages', 'vendors', 'wholesale', 'dropshipping');
  ALTER TABLE "reports_rels" DROP CONSTRAINT "reports_rels_mushrooms_fk";
  
  ALTER TABLE "reports_rels" DROP CONSTRAINT "reports_rels_recipes_fk";
  
  ALTER TABLE "reports_rels" DROP CONSTRAINT "reports_rels_posts_fk";
  
  ALTER TABLE "reports_rels" DROP CONSTRAINT "reports_rels_projects_fk";
  
  ALTER TABLE "reports_rels" DROP CONSTRAINT "reports_rels_pages_fk";
  
  ALTER TABLE "reports_rels" DROP CONSTRAINT "reports_rels_vendors_fk";
  
  ALTER TABLE "reports_rels" DROP CONSTRAINT "reports_rels_wholesale_fk";
  
  ALTER TABLE "reports_rels" DROP CONSTRAINT "reports_rels_dropshipping_fk";
  
  DROP INDEX "reports_rels_mushrooms_id_idx";
  DROP INDEX "reports_rels_recipes_id_idx";
  DROP INDEX "reports_rels_posts_id_idx";
  DROP INDEX "reports_rels_projects_id_idx";
  DROP INDEX "reports_rels_pages_id_idx";
  DROP INDEX "reports_rels_vendors_id_idx";
  DROP INDEX "reports_rels_wholesale_id_idx";
  DROP INDEX "reports_rels_dropshipping_id_idx";
  ALTER TABLE "reports_rels" DROP COLUMN "mushrooms_id";
  ALTER TABLE "reports_rels" DROP COLUMN "recipes_id";
  ALTER TABLE "reports_rels" DROP COLUMN "posts_id";
  ALTER TABLE "reports_rels" DROP COLUMN "projects_id";
  ALTER TABLE "reports_rels" DROP COLUMN "pages_id";
  ALTER TABLE "reports_rels" DROP COLUMN "vendors_id";
  ALTER TABLE "reports_rels" DROP COLUMN "wholesale_id";
  ALTER TABLE "reports_rels" DROP COLUMN "dropshipping_id";`)
}
