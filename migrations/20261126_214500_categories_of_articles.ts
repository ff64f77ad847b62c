import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Lists are built again after every migration: guides, articles and recipes carry their categories from now on. */
export async function up(_: MigrateUpArgs): Promise<void> {}

export async function down(_: MigrateDownArgs): Promise<void> {}
