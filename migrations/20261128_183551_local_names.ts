import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "species_local_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"language" varchar,
  	"source_id" uuid
  );
  
  CREATE TABLE "_species_local_names_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"language" varchar,
  	"source_id" uuid,
  	"_uuid" varchar
  );
  
  ALTER TABLE "species_local_names" ADD CONSTRAINT "species_local_names_source_id_references_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "species_local_names" ADD CONSTRAINT "species_local_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mushrooms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_species_local_names_v" ADD CONSTRAINT "_species_local_names_v_source_id_references_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."references"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_species_local_names_v" ADD CONSTRAINT "_species_local_names_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mushrooms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "species_local_names_order_idx" ON "species_local_names" USING btree ("_order");
  CREATE INDEX "species_local_names_parent_id_idx" ON "species_local_names" USING btree ("_parent_id");
  CREATE INDEX "species_local_names_source_idx" ON "species_local_names" USING btree ("source_id");
  CREATE INDEX "_species_local_names_v_order_idx" ON "_species_local_names_v" USING btree ("_order");
  CREATE INDEX "_species_local_names_v_parent_id_idx" ON "_species_local_names_v" USING btree ("_parent_id");
  CREATE INDEX "_species_local_names_v_source_idx" ON "_species_local_names_v" USING btree ("source_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "species_local_names" CASCADE;
  DROP TABLE "_species_local_names_v" CASCADE;`)
}
