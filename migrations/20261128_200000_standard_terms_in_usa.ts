import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The standard terms promise free delivery within the USA: vendors elsewhere keep their own terms alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update vendors set standard_policy = false
    where standard_policy and address_country is distinct from 'US'`)
  await db.execute(sql`
    update _vendors_v set version_standard_policy = false
    where version_standard_policy and version_address_country is distinct from 'US'`)
}

/** Which vendors had taken the terms is not known, and they did not apply. */
export async function down(_: MigrateDownArgs): Promise<void> {}
