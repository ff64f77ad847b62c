import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Everything that Payload's schema cannot express: the catalog index (src/domains/catalog/README.md), rate limits, and
 * the indexes and foreign keys that Payload leaves out.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(catalogIndex)
  await db.execute(titleIndex)
  await db.execute(facetBitmaps)
  await db.execute(rateLimits)
  await db.execute(contributionIndexes)
  await db.execute(foreignKeys)
  await db.execute(localeIndexes)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table facet_bitmaps, listing_titles, listings, listing_facets, rate_limits;
    drop sequence listing_positions;
    drop function like_pattern, fold_text;
    drop aggregate to_bitmap(integer, integer);
    drop aggregate concat_bits(bit varying);
    drop index reviews_newest, reviews_most_helpful, impressions_newest, impressions_most_helpful, comments_newest,
      likes_of_person, _reviews_v_waiting, _impressions_v_waiting, _comments_v_waiting, _growingguides_v_waiting,
      _references_v_waiting, reports_open;
  `)
}

/** One row for each published document and language; sorting indexes hold English rows only, which every document has. */
const catalogIndex = sql`
  create extension if not exists intarray;
  create extension if not exists pg_trgm;

  create table listing_facets (
    id integer generated always as identity primary key,
    facet text not null unique
  );

  create sequence listing_positions as integer minvalue 0 start 0;

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
    position integer not null default nextval('listing_positions'),
    rank_boost real not null default 0,
    price_min bigint,
    price_max bigint,
    currency text,
    last_price_change timestamptz,
    next_price_change timestamptz,
    vendor uuid,
    latitude double precision,
    longitude double precision,
    -- Bayesian average with five ratings of 3.5, so that a single enthusiast does not lead the list.
    weighted_rating double precision not null generated always as
      ((coalesce(average_rating, 0) * rating_count + 3.5 * 5) / (rating_count + 5)) stored,
    relevance double precision not null generated always as
      (rank_boost + (coalesce(average_rating, 0) * rating_count + 3.5 * 5) / (rating_count + 5)
        + ln(1 + like_count::double precision) / 4) stored,
    primary key (collection, document, locale)
  );

  create index listings_facets on listings using gin (facets gin__int_ops);
  create index listings_oldest on listings (collection, locale, created_at, document);
  create index listings_newest on listings (collection, locale, published_at desc, document);
  create index listings_title on listings (collection, locale, title, document);
  create unique index listings_position on listings (locale, position) include (collection, title);
  create index listings_by_title on listings (collection, locale, title, position);
  create index listings_by_relevance on listings (collection, relevance desc, position) where locale = 'en';
  create index listings_by_publication on listings (collection, published_at desc, position) where locale = 'en';
  create index listings_by_creation on listings (collection, created_at, position) where locale = 'en';
  create index listings_by_price on listings (collection, price_min, price_max, position) where locale = 'en';
  create index listings_by_rating on listings (collection, weighted_rating desc, position) where locale = 'en';
  create index listings_by_likes on listings (collection, like_count desc, position) where locale = 'en';
  create index listings_by_vendor on listings (vendor, relevance desc, position)
    where locale = 'en' and vendor is not null;
  create index listings_by_slug on listings (collection, slug) where locale = 'en';
  create index listings_next_price_change on listings (next_price_change) where locale = 'en' and next_price_change is not null;
  create index listings_last_price_change on listings (last_price_change) where locale = 'en' and last_price_change is not null;
  create index listings_orders on listings (position)
    include (relevance, published_at, created_at, price_min, price_max, weighted_rating, like_count)
    where locale = 'en';
  create statistics listings_segments on (position >> 13) from listings;
`

/**
 * Titles in a narrow table, with a partition for each list and language, so that a search reads nothing of other lists.
 * Words are compared without case and accents and with one kind of apostrophe.
 */
const titleIndex = sql`
  create function fold_text(title text) returns text language sql immutable strict parallel safe as $$
    select translate(regexp_replace(normalize(lower(title), nfkd), '[\\u0300-\\u036f]', '', 'g'), '‘’“”', '''''""')
  $$;
  create function like_pattern(word text) returns text language sql immutable strict parallel safe as $$
    select '%' || regexp_replace(fold_text(word), '[\\\\%_]', '\\\\\\&', 'g') || '%'
  $$;

  create table listing_titles (
    collection text not null,
    locale text not null,
    position integer not null,
    words text collate "C" not null,
    primary key (collection, locale, position)
  ) partition by list (collection);
  create table listing_titles_of_others partition of listing_titles default;
  do $$
  declare
    list text;
    language text;
  begin
    foreach list in array '{mushrooms,growingguides,vendors,wholesale,dropshipping,products}'::text[] loop
      execute format('create table listing_titles_of_%1$s partition of listing_titles for values in (%1$L) partition by list (locale)', list);
      foreach language in array '{en,es,pt}'::text[] loop
        execute format('create table listing_titles_of_%1$s_%2$s partition of listing_titles_of_%1$s for values in (%2$L)', list, language);
      end loop;
    end loop;
  end $$;
  create index listing_titles_words on listing_titles using gin (words gin_trgm_ops);
  create statistics listing_titles_segments on (position >> 13) from listing_titles;
`

/** For each facet, the positions of its entries as bitmaps of 8,192. */
const facetBitmaps = sql`
  create table facet_bitmaps (
    facet integer not null references listing_facets,
    segment integer not null,
    bits bit(8192) not null,
    primary key (facet, segment)
  );

  do $$ begin
    execute format(
      'create aggregate to_bitmap(integer, integer) (sfunc = set_bit, stype = bit, combinefunc = bitor, initcond = %L, parallel = safe)',
      repeat('0', 8192));
  end $$;
  create aggregate concat_bits(bit varying) (sfunc = bitcat, stype = bit varying, initcond = '', parallel = safe);
`

/** Unlogged: losing recent attempts in a crash is acceptable and halves the writes. */
const rateLimits = sql`
  create unlogged table rate_limits (
    key text primary key,
    hits timestamptz[] not null,
    ends_at timestamptz not null
  );
  create index rate_limits_ends_at on rate_limits (ends_at);
`

/** Contributions by subject in each order, a member's likes, and the moderation queue. */
const contributionIndexes = sql`
  create index reviews_newest on reviews (target, created_at desc, id) where _status = 'published';
  create index reviews_most_helpful on reviews (target, helpful_count desc, created_at desc, id) where _status = 'published';
  create index impressions_newest on impressions (target, created_at desc, id) where _status = 'published';
  create index impressions_most_helpful on impressions (target, helpful_count desc, created_at desc, id) where _status = 'published';
  create index comments_newest on comments (target, created_at desc, id) where _status = 'published';
  create index likes_of_person on likes (user_id, created_at desc, id);

  create index _reviews_v_waiting on _reviews_v (updated_at) where latest and version__status = 'draft' and version_declined_reason is null;
  create index _impressions_v_waiting on _impressions_v (updated_at) where latest and version__status = 'draft' and version_declined_reason is null;
  create index _comments_v_waiting on _comments_v (updated_at) where latest and version__status = 'draft' and version_declined_reason is null;
  create index _growingguides_v_waiting on _growingguides_v (updated_at) where latest and version__status = 'draft' and version_declined_reason is null;
  create index _references_v_waiting on _references_v (updated_at) where latest and version__status = 'draft' and version_declined_reason is null;
  create index reports_open on reports (target) where not settled;
`

/** A cart goes with its member; a vendor with orders stays. Payload writes `on delete set null` for both. */
const foreignKeys = sql`
  alter table carts drop constraint carts_user_id_users_id_fk,
    add constraint carts_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade;
  alter table orders drop constraint orders_vendor_id_vendors_id_fk,
    add constraint orders_vendor_id_vendors_id_fk foreign key (vendor_id) references vendors (id) on delete restrict;
`

/** Payload indexes (_locale, _parent_id) only, but joins by _parent_id alone. */
const localeIndexes = sql`
  do $$
  declare localized record;
  begin
    for localized in
      select table_name from information_schema.columns
      where table_schema = current_schema() and column_name = '_parent_id' and table_name like '%\\_locales'
    loop
      execute format('create index if not exists %I on %I (_parent_id)', left(localized.table_name, 50) || '_parent', localized.table_name);
    end loop;
  end $$;
`
