import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import {
  type EntryPage,
  publishedEntries,
  type RatedEntry,
  type RatedQuery,
  type RatingOverview,
  ratingOverview,
} from '@/domains/contributions/server/published'
import { subjectKey } from '@/domains/contributions/server/subjects'
import type { Locale } from '@/foundation/i18n/locales'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

/** A category that an impression selects, in the reader's language. */
export interface CategoryLabel {
  id: string
  slug: string
  title: string
  icon: string | null
}

export interface ImpressionView extends RatedEntry {
  consumptionForm: CategoryLabel | null
  /** The author's own words if the form is "other". */
  otherConsumptionForm: string | null
  experiential: CategoryLabel[]
  helpsWith: CategoryLabel[]
}

/** Impressions shown at first, and added by each "show more". */
export const impressionStep = 5

/** A `CategoryLabel` as JSON; the title falls back to English, or else to any language. */
const categoryLabel = (category: SQL, locale: Locale) => sql`jsonb_build_object(
  'id', ${category}.id, 'slug', ${category}.slug, 'icon', ${category}.icon, 'title', (
    select title from categories_locales where _parent_id = ${category}.id and title is not null
    order by _locale = ${locale} desc, _locale = 'en' desc, _locale limit 1))`

/** Published impressions of a species. */
export function impressionsOf(reader: Reader, query: RatedQuery): Promise<EntryPage<ImpressionView>> {
  const selected = (path: string) => sql`(
    select coalesce(jsonb_agg(${categoryLabel(sql`categories`, reader.locale)} order by rels."order"), '[]')
    from impressions_rels as rels join categories on categories.id = rels.categories_id
    where rels.parent_id = entry.id and rels.path = ${path})`
  return publishedEntries(
    reader,
    'impressions',
    query,
    sql`, other_consumption_form as "otherConsumptionForm",
      (select ${categoryLabel(sql`categories`, reader.locale)} from categories where id = consumption_form_id) as "consumptionForm",
      ${selected('experiential')} as experiential, ${selected('helpsWith')} as "helpsWith"`,
  )
}

export function impressionOverview(reader: Reader, subject: RatedQuery['subject']): Promise<RatingOverview> {
  return ratingOverview(reader, 'impressions', subject)
}

/** What members report of a species in one consumption form. */
export interface FormSummary {
  form: CategoryLabel
  people: number
  average: number
  /** With the number of people who selected each, highest first. */
  experiential: (CategoryLabel & { people: number })[]
  helpsWith: (CategoryLabel & { people: number })[]
}

/** With fewer people a summary would describe them, not the species. */
export const minPeople = 5

/**
 * Summaries of the consumption forms that at least `minPeople` members took a species in, most used first. Each member
 * has one impression of a species. Benefits of sample content are not counted, because nobody felt them.
 */
export async function impressionSummary(
  reader: Reader,
  subject: RatedQuery['subject'],
): Promise<FormSummary[]> {
  const label = categoryLabel(sql`categories`, reader.locale)
  const reported = (path: string, condition = sql`true`) => sql`(
    select coalesce(jsonb_agg(${label} || jsonb_build_object('people', reported.people)
      order by reported.people desc, categories.position, categories.slug), '[]')
    from (
      select rels.categories_id, count(distinct rated.id)::int as people
      from rated join impressions_rels as rels on rels.parent_id = rated.id and rels.path = ${path}
      where rated.form = forms.form and ${condition} group by rels.categories_id
    ) as reported join categories on categories.id = reported.categories_id)`
  return queryRows<FormSummary>(
    databaseOf(reader.payload),
    sql`
    with rated as (
      select id, rating, consumption_form_id as form,
        exists (select from users where users.id = entry.user_id and users.sample) as sample
      from impressions as entry
      where target = ${subjectKey(subject)} and _status = 'published' and consumption_form_id is not null
    ), forms as (
      select form, count(*)::int as people, avg(rating)::float8 as average
      from rated group by form having count(*) >= ${minPeople}
    )
    select ${categoryLabel(sql`shape`, reader.locale)} as form, people, average,
      ${reported('experiential')} as experiential, ${reported('helpsWith', sql`not rated.sample`)} as "helpsWith"
    from forms join categories as shape on shape.id = forms.form
    order by people desc, shape.position, shape.slug`,
  )
}
