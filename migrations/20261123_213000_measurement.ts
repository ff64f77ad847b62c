import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What is counted of readers: numbers by day, event, page and language (docs/decisions/027). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table measured_counts (
      day date not null default current_date,
      event text not null,
      page text not null,
      locale text not null,
      count integer not null,
      primary key (day, event, page, locale)
    );
    create index search_documents_path on search_documents (path) where locale = 'en';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table measured_counts;
    drop index search_documents_path;
  `)
}
