import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import {
  type EntryPage,
  publishedEntries,
  type RatedEntry,
  type RatedQuery,
  type RatingOverview,
  ratings,
} from '@/domains/contributions/server/published'
import { subjectKey } from '@/domains/contributions/server/subjects'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

/** A word of the taxonomy as an impression names it. */
export interface Word {
  id: string
  slug: string
  title: string
  icon: string | null
}

export interface ImpressionView extends RatedEntry {
  consumptionForm: Word | null
  /** The writer's own word where the form is another. */
  otherConsumptionForm: string | null
  experiential: Word[]
  helpsWith: Word[]
}

/** Impressions shown at first, and with each press for more. */
export const impressionStep = 5

/** Place of the first that an address asks for, from 0. */
export function fromPlace(text: string | undefined): number {
  return text && /^\d{1,5}$/.test(text) ? Number(text) : 0
}

/** A category as a word, in the reader's language or English. */
const word = (category: SQL, locale: Locale) => sql`jsonb_build_object(
  'id', ${category}.id, 'slug', ${category}.slug, 'icon', ${category}.icon, 'title', coalesce(
    (select title from categories_locales where _parent_id = ${category}.id and _locale = ${locale}),
    (select title from categories_locales where _parent_id = ${category}.id and _locale = 'en')))`

/** Some of the published impressions of a species. */
export function impressionsOf(reader: Reader, query: RatedQuery): Promise<EntryPage<ImpressionView>> {
  const chosen = (path: string) => sql`(
    select coalesce(jsonb_agg(${word(sql`categories`, reader.locale)} order by rels."order"), '[]')
    from impressions_rels as rels join categories on categories.id = rels.categories_id
    where rels.parent_id = entry.id and rels.path = ${path})`
  return publishedEntries(
    reader,
    'impressions',
    query,
    sql`, other_consumption_form as "otherConsumptionForm",
      (select ${word(sql`categories`, reader.locale)} from categories where id = consumption_form_id) as "consumptionForm",
      ${chosen('experiential')} as experiential, ${chosen('helpsWith')} as "helpsWith"`,
  )
}

export function impressionOverview(reader: Reader, item: RatedQuery['item']): Promise<RatingOverview> {
  return ratings(reader, 'impressions', item)
}

/** What people say of one way of taking a species. */
export interface FormSummary {
  form: Word
  people: number
  average: number
  /** How many report each, most first. */
  experiential: (Word & { people: number })[]
  helpsWith: (Word & { people: number })[]
}

/** Of fewer people nothing is summed up: it would be said of them, not of the species. */
export const fewestPeople = 5

/** What at least five people report, for each form in which they took a species. One person writes one impression. */
export async function impressionSummary(reader: Reader, item: RatedQuery['item']): Promise<FormSummary[]> {
  const reported = (path: string) => sql`(
    select coalesce(jsonb_agg(${word(sql`categories`, reader.locale)} || jsonb_build_object('people', reported.people)
      order by reported.people desc, categories.position, categories.slug), '[]')
    from (
      select rels.categories_id, count(distinct told.id)::int as people
      from told join impressions_rels as rels on rels.parent_id = told.id and rels.path = ${path}
      where told.form = forms.form group by rels.categories_id
    ) as reported join categories on categories.id = reported.categories_id)`
  const { rows } = await databaseOf(reader.payload).execute(sql`
    with told as (
      select id, rating, consumption_form_id as form from impressions
      where target = ${subjectKey(item)} and _status = 'published' and consumption_form_id is not null
    ), forms as (
      select form, count(*)::int as people, avg(rating)::float8 as average
      from told group by form having count(*) >= ${fewestPeople}
    )
    select ${word(sql`shape`, reader.locale)} as form, people, average,
      ${reported('experiential')} as experiential, ${reported('helpsWith')} as "helpsWith"
    from forms join categories as shape on shape.id = forms.form
    order by people desc, shape.position, shape.slug`)
  return rows as unknown as FormSummary[]
}
