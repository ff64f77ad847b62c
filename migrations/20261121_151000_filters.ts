import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What lists are filtered, counted and sorted by. `ordinal` numbers the listed documents from 0, the same for all
 * languages; `listing_bits` holds, for each facet and each run of 8192 ordinals, who carries it. Orders are kept by the
 * English rows alone: but for the title, nothing here depends on the language.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists pg_trgm;
    create sequence listing_ordinals as integer minvalue 0 start 0;

    alter table listings
      add column ordinal integer,
      add column standing real not null default 0,
      add column price_min bigint,
      add column price_max bigint,
      add column currency text,
      add column last_edge timestamptz,
      add column next_edge timestamptz,
      add column vendor uuid,
      add column latitude double precision,
      add column longitude double precision;

    update listings set ordinal = numbered.ordinal
    from (
      select collection, document, nextval('listing_ordinals') as ordinal
      from (select distinct collection, document from listings order by collection, document) as documents
    ) as numbered
    where listings.collection = numbered.collection and listings.document = numbered.document;

    alter table listings
      alter column ordinal set default nextval('listing_ordinals'),
      alter column ordinal set not null,
      -- As if five had already said 3.5: a single enthusiast does not lead the list.
      add column weighted_rating double precision not null generated always as
        ((coalesce(average_rating, 0) * rating_count + 3.5 * 5) / (rating_count + 5)) stored,
      add column relevance double precision not null generated always as
        (standing + (coalesce(average_rating, 0) * rating_count + 3.5 * 5) / (rating_count + 5)
          + ln(1 + like_count::double precision) / 4) stored;

    create unique index listings_ordinal on listings (ordinal, locale);
    create index listings_by_title on listings (collection, locale, title, ordinal);
    create index listings_by_relevance on listings (collection, relevance desc, ordinal) where locale = 'en';
    create index listings_by_publication on listings (collection, published_at desc, ordinal) where locale = 'en';
    create index listings_by_creation on listings (collection, created_at, ordinal) where locale = 'en';
    create index listings_by_price on listings (collection, price_min, price_max, ordinal) where locale = 'en';
    create index listings_by_rating on listings (collection, weighted_rating desc, ordinal) where locale = 'en';
    create index listings_by_likes on listings (collection, like_count desc, ordinal) where locale = 'en';
    create index listings_by_vendor on listings (vendor, relevance desc, ordinal) where locale = 'en' and vendor is not null;
    create index listings_by_slug on listings (collection, slug) where locale = 'en';
    create index listings_next_edge on listings (next_edge) where locale = 'en' and next_edge is not null;
    create index listings_last_edge on listings (last_edge) where locale = 'en' and last_edge is not null;
    create index listings_words on listings using gin (title gin_trgm_ops);

    create table listing_bits (
      facet integer not null references listing_facets,
      segment integer not null,
      bits bit(8192) not null,
      primary key (facet, segment)
    );

    do $$ begin
      execute format('create aggregate marked(integer, integer) (sfunc = set_bit, stype = bit, initcond = %L)', repeat('0', 8192));
      execute 'create aggregate joined_bits(bit varying) (sfunc = bitcat, stype = bit varying, initcond = '''')';
    end $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table listing_bits;
    drop aggregate marked(integer, integer);
    drop aggregate joined_bits(bit varying);
    alter table listings
      drop column relevance, drop column weighted_rating, drop column ordinal, drop column standing,
      drop column price_min, drop column price_max, drop column currency, drop column last_edge,
      drop column next_edge, drop column vendor, drop column latitude, drop column longitude;
    drop sequence listing_ordinals;
    drop index listings_words;
  `)
}
