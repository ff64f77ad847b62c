import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Titles stand in a table of their own, a narrow part of it for each list and language: to read all of one takes two
 * thirds of what an index took, and other lists are never read. Words are compared without capitals and accents, with
 * one kind of apostrophe.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function folded(title text) returns text language sql immutable strict parallel safe as $$
      select translate(regexp_replace(normalize(lower(title), nfkd), '[\\u0300-\\u036f]', '', 'g'), '‘’“”', '''''""')
    $$;
    create function holding(word text) returns text language sql immutable strict parallel safe as $$
      select '%' || regexp_replace(folded(word), '[\\\\%_]', '\\\\\\&', 'g') || '%'
    $$;

    create table listing_titles (
      collection text not null,
      locale text not null,
      ordinal integer not null,
      words text collate "C" not null,
      primary key (collection, locale, ordinal)
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
    insert into listing_titles
      select collection, locale, ordinal, folded(title) from listings order by collection, locale, ordinal;
    create index listing_titles_words on listing_titles using gin (words gin_trgm_ops);
    create statistics listing_titles_runs on (ordinal >> 13) from listing_titles;

    drop index listings_titles, listings_words;
    alter table listings drop column words;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table listings add column words text collate "C" not null generated always as (lower(title)) stored;
    create index listings_words on listings using gin (words gin_trgm_ops);
    create index listings_titles on listings (collection, locale, ordinal) include (words);
    drop table listing_titles;
    drop function holding;
    drop function folded`)
}
