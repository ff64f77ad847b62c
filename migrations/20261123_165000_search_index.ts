import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The search index (src/domains/search/README.md) and searches that found nothing. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists fuzzystrmatch;

    create table search_documents (
      collection text not null,
      document uuid not null,
      locale text not null,
      kind text not null,
      path text not null,
      title text not null,
      danger smallint,
      related uuid[] not null default '{}',
      card jsonb,
      body text not null,
      words tsvector not null,
      primary key (collection, document, locale)
    );
    create index search_documents_en on search_documents using gin (words) where locale = 'en';
    create index search_documents_es on search_documents using gin (words) where locale = 'es';
    create index search_documents_pt on search_documents using gin (words) where locale = 'pt';
    create index search_documents_related on search_documents using gin (related) where locale = 'en';

    create table search_names (
      collection text not null,
      document uuid not null,
      type text not null,
      language text,
      name text not null,
      folded text not null collate "C",
      words tsvector not null generated always as (to_tsvector('simple', folded)) stored
    );
    create index search_names_words on search_names using gin (words);
    create index search_names_folded on search_names (folded);
    create index search_names_document on search_names (document);
    create index search_names_length on search_names (length(folded)) where collection <> 'products';

    -- The words of names, by which misspelt ones are corrected.
    create table search_words (word text primary key collate "C");

    create table search_misses (
      day date not null default current_date,
      query text not null,
      occasions integer not null default 1,
      primary key (day, query)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table search_documents, search_names, search_words, search_misses`)
}
