import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "comments" ADD COLUMN "reply_to" varchar;
  ALTER TABLE "_comments_v" ADD COLUMN "version_reply_to" varchar;
  ALTER TABLE "dataversions" ADD COLUMN "licence" varchar;
  ALTER TABLE "dataversions" ADD COLUMN "rights_holder" varchar;
  CREATE INDEX "comments_reply_to_idx" ON "comments" USING btree ("reply_to");
  CREATE INDEX "_comments_v_version_version_reply_to_idx" ON "_comments_v" USING btree ("version_reply_to");

  -- The files of recorded versions of the open data, each content once.
  create table open_data_contents (
    hash text primary key,
    bytes bytea not null
  );
  create table open_data_files (
    version text not null,
    name text not null,
    type text not null,
    size integer not null,
    hash text not null references open_data_contents,
    primary key (version, name)
  );
  create index open_data_files_hash on open_data_files (hash);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop table open_data_files;
  drop table open_data_contents;
  DROP INDEX "comments_reply_to_idx";
  DROP INDEX "_comments_v_version_version_reply_to_idx";
  ALTER TABLE "comments" DROP COLUMN "reply_to";
  ALTER TABLE "_comments_v" DROP COLUMN "version_reply_to";
  ALTER TABLE "dataversions" DROP COLUMN "licence";
  ALTER TABLE "dataversions" DROP COLUMN "rights_holder";`)
}
