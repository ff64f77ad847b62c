import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Folds also letters without a base letter, as `foldLetters` does: `Læssøe` is found as `laessoe`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create or replace function fold_text(title text) returns text language sql immutable strict parallel safe as $$
      select replace(replace(replace(replace(
        translate(
          regexp_replace(normalize(lower(title), nfkd), '[\\u0300-\\u036f]', '', 'g'),
          '‘’“”ðđħıłŋøŧəǝ', '''''""ddhilnotee'
        ), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')
    $$;
    update listing_titles set words = fold_text(words) where words <> fold_text(words)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function fold_text(title text) returns text language sql immutable strict parallel safe as $$
      select translate(regexp_replace(normalize(lower(title), nfkd), '[\\u0300-\\u036f]', '', 'g'), '‘’“”', '''''""')
    $$`)
}
