import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

const none = sql`null`

/** A title that is written in one language alone, and one with a row a language. */
const oneTitle = (column: string) => sql`jsonb_build_object('en', ${sql.identifier(column)})`
const titlesOf = (table: string, column: string) =>
  sql`(select jsonb_object_agg(_locale, ${sql.identifier(column)}) from ${sql.identifier(table)} where _parent_id = version.id)`

/** The beginning of a guide, as its text without its form: enough to see what it is. */
const guideText = sql`(
  select concat_ws(E'\n', version_meta_description, left(
    (select string_agg(piece #>> '{}', ' ') from jsonb_path_query(version_content, 'strict $.**.text') as piece), 600))
  from _growingguides_v_locales where _parent_id = version.id
  order by version_content is null, _locale limit 1)`

const referenceText = sql`concat_ws(E'\n', concat_ws(', ', version_authors, version_publication, version_year::text),
  version_link,
  (select version_summary from _references_v_locales where _parent_id = version.id order by version_summary is null, _locale limit 1))`

interface Shape {
  kind: string
  title: SQL
  text: SQL
  rating: SQL
  anonymous: SQL
  target: SQL
  author: SQL
  locale: SQL
}

const shapes: Shape[] = [
  {
    kind: 'reviews',
    title: oneTitle('version_headline'),
    text: sql`version_review`,
    rating: sql`version_rating`,
    anonymous: sql`version_anonymous`,
    target: sql`version_target`,
    author: sql`version_user_id`,
    locale: sql`version_locale`,
  },
  {
    kind: 'impressions',
    title: oneTitle('version_headline'),
    text: sql`version_impression`,
    rating: sql`version_rating`,
    anonymous: sql`version_anonymous`,
    target: sql`version_target`,
    author: sql`version_user_id`,
    locale: sql`version_locale`,
  },
  {
    kind: 'comments',
    title: none,
    text: sql`version_comment`,
    rating: none,
    anonymous: sql`false`,
    target: sql`version_target`,
    author: sql`version_user_id`,
    locale: sql`version_locale`,
  },
  {
    kind: 'growingguides',
    title: titlesOf('_growingguides_v_locales', 'version_title'),
    text: guideText,
    rating: none,
    anonymous: sql`false`,
    target: none,
    author: sql`version_author_id`,
    locale: none,
  },
  {
    kind: 'references',
    title: oneTitle('version_title'),
    text: referenceText,
    rating: none,
    anonymous: sql`false`,
    target: none,
    author: none,
    locale: none,
  },
]

const isWaiting = sql`version__status = 'draft' and version_declined_reason is null`

/** Which entries; the conditions are put into each part, where indexes answer them. */
export interface LatestConditions {
  author?: string
  /** Waiting for a decision, or reported though there is nothing to decide. */
  queue?: 'waiting' | 'reported'
}

/** Everything that moderators decide about, in its latest wording: one row an entry, of all kinds alike. */
export function pendingEntries({ author, queue }: LatestConditions): SQL {
  const parts = shapes
    .filter((shape) => !author || shape.author !== none)
    .map(
      (shape) => sql`
        select ${shape.kind}::text as kind, version.parent_id as id, version.id as version, ${shape.title} as title, ${shape.text}::text as text,
          ${shape.rating}::int as rating, ${shape.anonymous} as anonymous, ${shape.target}::text as target,
          ${shape.author}::uuid as author, ${shape.locale}::text as locale, version__status::text as status,
          version_declined_reason::text as reason, version_declined_note as note,
          entry._status = 'published' as published, version.updated_at as "changedAt",
          to_json(version.updated_at) as "updatedAt", to_json(version_created_at) as "createdAt"
        from ${sql.identifier(`_${shape.kind}_v`)} as version
        join ${sql.identifier(shape.kind)} as entry on entry.id = version.parent_id
        where latest
          ${author ? sql`and ${shape.author} = ${author}` : sql``}
          ${queue === 'waiting' ? sql`and ${isWaiting}` : sql``}
          ${
            queue === 'reported'
              ? sql`and (${isWaiting}) is not true and version.parent_id in (
                  select split_part(target, ':', 2)::uuid from reports
                  where not settled and starts_with(target, ${`${shape.kind}:`}))`
              : sql``
          }`,
    )
  return sql.join(parts, sql` union all `)
}
