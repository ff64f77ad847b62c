import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { DeclineReason } from '@/domains/contributions/server/fields'
import type { ModeratedCollection } from './moderated-collections'

/** A row of `latestVersions`: the latest version of an entry of any moderated collection. */
export interface LatestVersion {
  kind: ModeratedCollection
  id: string
  /** The id of the version. */
  version: string
  /** By language; entries in one language have it under `en`. */
  title: Record<string, string> | null
  text: string | null
  rating: number | null
  anonymous: boolean
  /** The key of its subject, `mushrooms:{id}`. */
  target: string | null
  author: string | null
  locale: string | null
  status: 'draft' | 'published'
  /** Whether it waits for a decision. */
  pending: boolean
  reason: DeclineReason | null
  note: string | null
  /** Whether a version of the entry is public. */
  published: boolean
  changedAt: Date
  updatedAt: string
  createdAt: string
}

/** A title in the reader's language, or else in English, or else in any. */
export function titleIn(titles: Record<string, string> | null, locale: string): string | null {
  return titles?.[locale] ?? titles?.en ?? Object.values(titles ?? {})[0] ?? null
}

const none = sql`null`

/** Titles as JSON by language: of columns that are not localized, and of localized ones. */
const singleTitle = (column: string) => sql`jsonb_build_object('en', ${sql.identifier(column)})`
const localizedTitle = (table: string, column: string) =>
  sql`(select jsonb_object_agg(_locale, ${sql.identifier(column)}) from ${sql.identifier(table)} where _parent_id = version.id)`

/** The description and the first 600 characters of a guide. */
const guideText = sql`(
  select concat_ws(E'\n', version_meta_description, left(
    (select string_agg(node #>> '{}', ' ') from jsonb_path_query(version_content, 'strict $.**.text') as node), 600))
  from _growingguides_v_locales where _parent_id = version.id
  order by version_content is null, _locale limit 1)`

const referenceText = sql`concat_ws(E'\n', concat_ws(', ', version_authors, version_publication, version_year::text),
  version_link,
  (select version_summary from _references_v_locales where _parent_id = version.id order by version_summary is null, _locale limit 1))`

/** The shop, and the description in one language. */
const productText = sql`concat_ws(E'\n',
  (select coalesce(display_name, business_name) from vendors where vendors.id = version_vendor_id),
  (select concat_ws(E'\n', version_meta_description, left(
    (select string_agg(node #>> '{}', ' ') from jsonb_path_query(version_description, 'strict $.**.text') as node), 600))
  from _products_v_locales where _parent_id = version.id
  order by version_description is null, _locale limit 1))`

/** The columns of a collection's versions table that the union selects. */
interface Columns {
  kind: string
  title: SQL
  text: SQL
  rating: SQL
  anonymous: SQL
  target: SQL
  author: SQL
  locale: SQL
}

const collections: Columns[] = [
  {
    kind: 'reviews',
    title: singleTitle('version_headline'),
    text: sql`version_review`,
    rating: sql`version_rating`,
    anonymous: sql`version_anonymous`,
    target: sql`version_target`,
    author: sql`version_user_id`,
    locale: sql`version_locale`,
  },
  {
    kind: 'impressions',
    title: singleTitle('version_headline'),
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
    title: localizedTitle('_growingguides_v_locales', 'version_title'),
    text: guideText,
    rating: none,
    anonymous: sql`false`,
    target: none,
    author: sql`version_author_id`,
    locale: none,
  },
  {
    kind: 'references',
    title: singleTitle('version_title'),
    text: referenceText,
    rating: none,
    anonymous: sql`false`,
    target: none,
    author: none,
    locale: none,
  },
  {
    kind: 'products',
    title: localizedTitle('_products_v_locales', 'version_title'),
    text: productText,
    rating: none,
    anonymous: sql`false`,
    target: sql`'products:' || version.parent_id`,
    author: none,
    locale: none,
  },
]

/** Vendors publish their products themselves, so that only a submitted draft waits. */
const isPending = ({ kind }: Columns) =>
  kind === 'products'
    ? sql`version__status = 'draft' and version_submitted_at is not null`
    : sql`version__status = 'draft' and version_declined_reason is null`

/** Filters that each part of the union applies, so that they can use indexes. */
export interface VersionFilter {
  author?: string
  /** Pending entries, or entries that are reported without being pending, in the version that was reported. */
  queue?: 'pending' | 'reported'
}

/** Ids of the versions that reports are about: below a draft that is not pending, the public one. */
function reportedVersions(columns: Columns): SQL {
  const versions = sql.identifier(`_${columns.kind}_v`)
  return sql`
    select coalesce(
      (select public.id from ${versions} as public join ${sql.identifier(columns.kind)} as entry on entry.id = public.parent_id
        where public.parent_id = newest.parent_id and newest.version__status = 'draft'
          and public.version__status = 'published' and entry._status = 'published'
        order by public.updated_at desc limit 1),
      newest.id)
    from ${versions} as newest
    where latest and (${isPending(columns)}) is not true and parent_id in (
      select split_part(target, ':', 2)::uuid from reports
      where not settled and starts_with(target, ${`${columns.kind}:`}))`
}

/**
 * A statement with a `LatestVersion` for each entry of all moderated collections. It joins entries to the left, so that
 * PostgreSQL leaves them out where they are only counted.
 */
export function latestVersions({ author, queue }: VersionFilter): SQL {
  const parts = collections
    .filter((columns) => !author || columns.author !== none)
    .map(
      (columns) => sql`
        select ${columns.kind}::text as kind, version.parent_id as id, version.id as version, ${columns.title} as title, ${columns.text}::text as text,
          ${columns.rating}::int as rating, ${columns.anonymous} as anonymous, ${columns.target}::text as target,
          ${columns.author}::uuid as author, ${columns.locale}::text as locale, version__status::text as status, (${isPending(columns)}) as pending,
          version_declined_reason::text as reason, version_declined_note as note,
          entry._status = 'published' as published, version.updated_at as "changedAt",
          to_json(version.updated_at) as "updatedAt", to_json(version_created_at) as "createdAt"
        from ${sql.identifier(`_${columns.kind}_v`)} as version
        left join ${sql.identifier(columns.kind)} as entry on entry.id = version.parent_id
        where version.parent_id is not null
          and ${queue === 'reported' ? sql`version.id in (${reportedVersions(columns)})` : sql`latest`}
          ${author ? sql`and ${columns.author} = ${author}` : sql``}
          ${queue === 'pending' ? sql`and ${isPending(columns)}` : sql``}`,
    )
  return sql.join(parts, sql` union all `)
}
