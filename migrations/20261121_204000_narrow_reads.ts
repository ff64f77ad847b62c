import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What filters read is narrow, and no row of `listings` is touched for it. Prices stand among the bits, a facet for each
 * binary digit. Titles are looked through in small letters and byte by byte, in the order of ordinals; whoever is left
 * of a list is sorted by an index of ordinals that holds what lists are sorted by.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop index listings_words;
    drop index listings_ordinal;
    alter table listings add column words text collate "C" not null generated always as (lower(title)) stored;
    create index listings_words on listings using gin (words gin_trgm_ops);
    create unique index listings_ordinal on listings (locale, ordinal) include (collection, title, words);
    create index listings_orders on listings (ordinal)
      include (relevance, published_at, created_at, price_min, price_max, weighted_rating, like_count)
      where locale = 'en';

    insert into listing_facets (facet)
    select side || ':' || place from unnest('{price_min,price_max}'::text[]) as side cross join generate_series(0, 52) as place
    where exists (
      select from listings
      where locale = 'en' and (case side when 'price_min' then price_min else price_max end >> place) & 1 = 1
    );
    insert into listing_bits (facet, segment, bits)
    select id, ordinal >> 13, marked(ordinal & 8191, 1)
    from listings join listing_facets on facet like 'price\\_m__:%'
      and (case split_part(facet, ':', 1) when 'price_min' then price_min else price_max end >> split_part(facet, ':', 2)::int) & 1 = 1
    where locale = 'en' group by 1, 2;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from listing_bits using listing_facets
    where listing_facets.id = listing_bits.facet and listing_facets.facet like 'price\\_m__:%';
    delete from listing_facets where facet like 'price\\_m__:%';
    drop index listings_orders;
    drop index listings_ordinal;
    create unique index listings_ordinal on listings (ordinal, locale);
    alter table listings drop column words;
    create index listings_words on listings using gin (title gin_trgm_ops);
  `)
}
