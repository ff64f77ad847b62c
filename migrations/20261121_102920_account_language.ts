import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_locale" AS ENUM('en', 'es', 'pt');
  ALTER TABLE "users" ADD COLUMN "locale" "enum_users_locale" DEFAULT 'en';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP COLUMN "locale";
  DROP TYPE "public"."enum_users_locale";`)
}
