import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_saveditems_list" AS ENUM('finds', 'cook', 'grow');
  CREATE TABLE "saveditems" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid,
  	"list" "enum_saveditems_list" NOT NULL,
  	"species_id" uuid,
  	"found_on" timestamp(3) with time zone,
  	"place" varchar,
  	"picture_id" uuid,
  	"note" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saveditems_id" uuid;
  ALTER TABLE "saveditems" ADD CONSTRAINT "saveditems_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saveditems" ADD CONSTRAINT "saveditems_species_id_mushrooms_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."mushrooms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saveditems" ADD CONSTRAINT "saveditems_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "saveditems_user_idx" ON "saveditems" USING btree ("user_id");
  CREATE INDEX "saveditems_species_idx" ON "saveditems" USING btree ("species_id");
  CREATE INDEX "saveditems_picture_idx" ON "saveditems" USING btree ("picture_id");
  CREATE UNIQUE INDEX "saveditems_key_idx" ON "saveditems" USING btree ("key");
  CREATE INDEX "saveditems_updated_at_idx" ON "saveditems" USING btree ("updated_at");
  CREATE INDEX "saveditems_created_at_idx" ON "saveditems" USING btree ("created_at");
  CREATE INDEX "user_list_idx" ON "saveditems" USING btree ("user_id","list");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saveditems_fk" FOREIGN KEY ("saveditems_id") REFERENCES "public"."saveditems"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_saveditems_id_idx" ON "payload_locked_documents_rels" USING btree ("saveditems_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "saveditems" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "saveditems" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saveditems_fk";
  
  DROP INDEX "payload_locked_documents_rels_saveditems_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saveditems_id";
  DROP TYPE "public"."enum_saveditems_list";`)
}
