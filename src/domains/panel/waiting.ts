import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, Where } from 'payload'
import { submissionsSlug } from '@/domains/forms/paths'
import { queueStates } from '@/domains/moderation/queries'
import { reportedPagesState } from '@/domains/moderation/reported-pages'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf } from '@/foundation/payload/transaction'
import { editorialDraftEntries } from './drafts'
import { stockLevels } from './stock-levels'

/** A kind of work that waits for staff. */
export interface Waiting {
  kind:
    | 'moderation'
    | 'reports'
    | 'applications'
    | 'firstProducts'
    | 'orders'
    | 'submissions'
    | 'drafts'
    | 'translations'
    | 'lowStock'
  count: number
  /** Since when the oldest waits; null if nothing does, or if the age says nothing. */
  oldest: Date | null
  /** Where it is done. */
  href: string
}

/** The address of a list of the panel, filtered. */
function listHref(collection: string, filters: Record<string, string>): string {
  const query = new URLSearchParams(
    Object.entries(filters).map(([field, value], index): [string, string] => [
      `where[or][0][and][${index}][${field}][equals]`,
      value,
    ]),
  )
  return `/admin/collections/${collection}?${query}`
}

type Counted = 'vendors' | 'orders' | 'form-submissions'

/** How many documents match and when the oldest was created, as the user may see them. */
async function countOldest(req: PayloadRequest, collection: Counted, where: Where) {
  const { docs, totalDocs } = await req.payload.find({
    collection,
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
    select: { createdAt: true },
    sort: 'createdAt',
    where,
  })
  return { count: totalDocs, oldest: docs[0] ? new Date(docs[0].createdAt) : null }
}

/** A published entry of the encyclopedia that lacks its most important text in some languages. */
export interface Untranslated {
  collection: 'mushrooms' | 'growingguides'
  id: string
  title: string
  missing: Locale[]
}

/** Entries that the dashboard names. */
const maxNamed = 6

/** The safety headline of species and the title of guides stand for their other texts. */
const untranslatedEntries = sql`(
  select 'mushrooms' as collection, id, specie_scientific_name as title, updated_at,
    array(select _locale::text from mushrooms_locales where _parent_id = mushrooms.id and specie_safety_headline is not null) as present
  from mushrooms where _status = 'published'
  union all
  select 'growingguides', id, (select title from growingguides_locales where _parent_id = growingguides.id and title is not null order by _locale limit 1),
    updated_at, array(select _locale::text from growingguides_locales where _parent_id = growingguides.id and title is not null)
  from growingguides where _status = 'published'
) as entry where cardinality(present) < ${locales.length}`

/** Published species and guides that are not in all languages, the last changed first. */
export async function untranslated(req: PayloadRequest): Promise<{ entries: Untranslated[]; total: number }> {
  const rows = await queryRows<Omit<Untranslated, 'missing'> & { present: string[]; total: number }>(
    databaseOf(req.payload),
    sql`select collection, id, title, present, (count(*) over ())::int as total
      from ${untranslatedEntries} order by updated_at desc, id limit ${maxNamed}`,
  )
  const entries = rows.map(({ collection, id, title, present }) => ({
    collection,
    id,
    title,
    missing: locales.filter((locale) => !present.includes(locale)),
  }))
  return { entries, total: rows[0]?.total ?? 0 }
}

/** What waits for staff, in the order in which readers and buyers feel it. */
export async function waitingForStaff(req: PayloadRequest, locale: Locale): Promise<Waiting[]> {
  const reader = { payload: req.payload, user: req.user, locale, draft: false }
  const pending: Where = { and: [{ status: { equals: 'pending' } }, { owner: { exists: true } }] }
  const [queue, reports, applications, orders, submissions, drafts, texts, stock] = await Promise.all([
    queueStates(reader),
    reportedPagesState(reader),
    countOldest(req, 'vendors', pending),
    countOldest(req, 'orders', { state: { equals: 'requested' } }),
    countOldest(req, submissionsSlug, { answered: { equals: false } }),
    editorialDraftEntries(req),
    untranslated(req),
    stockLevels(req, { locale, count: 0 }),
  ])
  return [
    { kind: 'moderation', ...queue.others, href: '/admin/moderation' },
    { kind: 'reports', ...reports, href: '/admin/moderation#reports' },
    { kind: 'applications', ...applications, href: '/admin/moderation#applications' },
    { kind: 'firstProducts', ...queue.products, href: '/admin/moderation?kind=products' },
    { kind: 'orders', ...orders, href: listHref('orders', { state: 'requested' }) },
    { kind: 'submissions', ...submissions, href: listHref(submissionsSlug, { answered: 'false' }) },
    { kind: 'drafts', count: drafts.total, oldest: drafts.oldest, href: '#drafts' },
    { kind: 'translations', count: texts.total, oldest: null, href: '#translations' },
    { kind: 'lowStock', count: stock.low, oldest: null, href: '/admin/stock' },
  ]
}
