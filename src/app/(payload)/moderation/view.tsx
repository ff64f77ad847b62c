import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { PanelView } from '@/app/(payload)/panel-view'
import { moderationQueue, type QueueEntry } from '@/domains/moderation/queries'
import { reportedPages } from '@/domains/moderation/reported-pages'
import { pendingApplications } from '@/domains/suppliers/applications/queries'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'
import { Applications } from './applications'
import { BulkActions } from './bulk-actions'
import { EmptyQueue } from './empty-queue'
import { moderationMessages } from './messages'
import './moderation.css'
import { Outcome } from './outcome'
import { QueueFilters } from './queue-filters'
import { QueueItem } from './queue-item'
import { isFiltered, parseQueueQuery, type QueueQuery, queueHref } from './queue-query'
import { ReportedPages } from './reported-pages'

interface EntriesProps {
  entries: QueueEntry[]
  locale: Locale
  t: DynamicTranslator
}

function Entries({ entries, locale, t }: EntriesProps) {
  return (
    <form action="/api/moderation" method="post">
      {/* Enter in a field clicks the first submit button of its form, which would publish the first entry. This
          one submits to a dialog that does not exist, so nothing happens. */}
      <button formMethod="dialog" hidden type="submit" />
      <ol className="moderation__entries">
        {entries.map((entry) => (
          <QueueItem entry={entry} key={`${entry.kind}:${entry.id}`} locale={locale} t={t} />
        ))}
      </ol>
      <BulkActions t={t} />
    </form>
  )
}

interface PaginationProps {
  query: QueueQuery
  pages: number
  t: DynamicTranslator
}

function Pagination({ query, pages, t }: PaginationProps) {
  const { page } = query
  if (pages <= 1) return null
  return (
    <nav aria-label={t('pages')} className="moderation__pages">
      {page > 1 && <a href={queueHref(query, page - 1)}>{t('previous')}</a>}
      <span>{t('page', { page, pages })}</span>
      {page < pages && <a href={queueHref(query, page + 1)}>{t('next')}</a>}
    </nav>
  )
}

/** The moderation queue: pending and reported entries, decided one by one or together. */
export async function ModerationView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const { i18n, payload, user } = initPageResult.req
  if (!isStaff(user)) notFound()
  const { t, locale } = moderationMessages(i18n)
  const query = parseQueueQuery(searchParams)
  const reader = { payload, user, locale, draft: false }
  const [{ entries, total, page, pages }, reported, shops] = await Promise.all([
    moderationQueue(reader, query, query.page),
    reportedPages(reader),
    pendingApplications(reader),
  ])
  return (
    <PanelView {...props} className="moderation">
      <h1>{t('title')}</h1>
      {total > 0 && <p>{t('total', { count: total })}</p>}
      <Outcome req={initPageResult.req} searchParams={searchParams} t={t} />
      <ReportedPages {...reported} locale={locale} t={t} />
      <Applications {...shops} locale={locale} t={t} />
      <QueueFilters query={query} t={t} />
      {entries.length > 0 ? (
        <Entries entries={entries} locale={locale} t={t} />
      ) : isFiltered(query) || reported.total + shops.total === 0 ? (
        <EmptyQueue isFiltered={isFiltered(query)} t={t} />
      ) : null}
      <Pagination query={{ ...query, page }} pages={pages} t={t} />
    </PanelView>
  )
}
