import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_mushrooms_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_growingguides_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_references_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_products_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_vendors_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_wholesale_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_dropshipping_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "_mushrooms_v_autosave_idx" ON "_mushrooms_v" USING btree ("autosave");
  CREATE INDEX "_growingguides_v_autosave_idx" ON "_growingguides_v" USING btree ("autosave");
  CREATE INDEX "_references_v_autosave_idx" ON "_references_v" USING btree ("autosave");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "_vendors_v_autosave_idx" ON "_vendors_v" USING btree ("autosave");
  CREATE INDEX "_wholesale_v_autosave_idx" ON "_wholesale_v" USING btree ("autosave");
  CREATE INDEX "_dropshipping_v_autosave_idx" ON "_dropshipping_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_mushrooms_v_autosave_idx";
  DROP INDEX "_growingguides_v_autosave_idx";
  DROP INDEX "_references_v_autosave_idx";
  DROP INDEX "_products_v_autosave_idx";
  DROP INDEX "_vendors_v_autosave_idx";
  DROP INDEX "_wholesale_v_autosave_idx";
  DROP INDEX "_dropshipping_v_autosave_idx";
  ALTER TABLE "_mushrooms_v" DROP COLUMN "autosave";
  ALTER TABLE "_growingguides_v" DROP COLUMN "autosave";
  ALTER TABLE "_references_v" DROP COLUMN "autosave";
  ALTER TABLE "_products_v" DROP COLUMN "autosave";
  ALTER TABLE "_vendors_v" DROP COLUMN "autosave";
  ALTER TABLE "_wholesale_v" DROP COLUMN "autosave";
  ALTER TABLE "_dropshipping_v" DROP COLUMN "autosave";`)
}
