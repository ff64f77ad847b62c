import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What lists are read from, and the indexes Payload leaves out.
 * `facets` are numbers from `listing_facets`, so that a GIN index over plain integers answers any filter.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists intarray;

    create table listing_facets (
      id integer generated always as identity primary key,
      facet text not null unique
    );

    create table listings (
      collection text not null,
      document uuid not null,
      locale text not null,
      slug text not null,
      title text not null,
      card jsonb not null,
      facets integer[] not null default '{}',
      like_count integer not null default 0,
      average_rating double precision,
      rating_count integer not null default 0,
      created_at timestamptz not null,
      published_at timestamptz not null,
      primary key (collection, document, locale)
    );

    create index listings_facets on listings using gin (facets gin__int_ops);
    create index listings_oldest on listings (collection, locale, created_at, document);
    create index listings_newest on listings (collection, locale, published_at desc, document);
    create index listings_title on listings (collection, locale, title, document);

    -- Payload indexes (_locale, _parent_id) only, and joins by _parent_id.
    do $$
    declare localized record;
    begin
      for localized in
        select table_name from information_schema.columns
        where table_schema = current_schema() and column_name = '_parent_id' and table_name like '%\_locales'
      loop
        execute format('create index if not exists %I on %I (_parent_id)', left(localized.table_name, 50) || '_parent', localized.table_name);
      end loop;
    end $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table listings;
    drop table listing_facets;
  `)
}
