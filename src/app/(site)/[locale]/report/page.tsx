import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { parseSubjectKey, type SubjectRef, subjectKey } from '@/domains/contributions/server/subjects'
import { findSubjectSummaries } from '@/domains/moderation/subject-summary'
import { ReportForm } from '@/domains/reports/components/report-form'
import { editedCollections, type ReportableCollection, reportableCollections } from '@/domains/reports/report'
import { readSubmission, submissionCookie } from '@/foundation/forms/form-state'
import { as, type Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { type SearchParams, singleParam } from '@/foundation/routing/search-params'
import { notFound } from '@/foundation/routing/signals'
import { AuthPage } from '@/site/accounts/auth-page'
import { currentSession } from '@/site/page-reader'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { Notice } from '@/ui/notice'

export const dynamic = 'force-dynamic'

/** The fields of all reportable collections; a page is its own subject. */
interface ReportedEntry {
  doc?: SubjectRef
  headline?: string
  review?: string
  impression?: string
  comment?: string
}

interface Props {
  params: Promise<LocaleParams>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  localeOf(await params)
  const t = await getTranslations('contributions.reportForm')
  const reported = parseReportedSubject(singleParam(await searchParams, 'entry') ?? '')
  return {
    title: t(reported && isPageSubject(reported) ? 'errorTitle' : 'title'),
    robots: { index: false, follow: false },
  }
}

/** Parses the reported entry in the URL; null if it cannot be reported. */
function parseReportedSubject(entry: string): SubjectRef<ReportableCollection> | null {
  const { relationTo, value } = parseSubjectKey(entry)
  const kind = reportableCollections.find((one) => one === relationTo)
  return kind && z.uuid().safeParse(value).success ? { relationTo: kind, value } : null
}

/** Whether the page itself is reported, of which facts may be wrong. */
const isPageSubject = ({ relationTo }: SubjectRef) =>
  relationTo === 'growingguides' || editedCollections.some((slug) => slug === relationTo)

/** Subject, title and text of a public entry; null if there is none. */
async function findReportedEntry(reader: Reader, { relationTo, value }: SubjectRef<ReportableCollection>) {
  const entry = (await reader.payload.findByID({
    ...as(reader),
    collection: relationTo,
    id: value,
    depth: 0,
    disableErrors: true,
  })) as ReportedEntry | null
  if (!entry) return null
  const target = subjectKey(entry.doc ?? { relationTo, value })
  const about = (await findSubjectSummaries(reader, [target])).get(target)
  // Species, guides and products are pages of their own; other entries are in sections named after their kinds.
  const section = entry.doc ? `#${relationTo}` : ''
  return { about, section, title: entry.headline, text: entry.review ?? entry.impression ?? entry.comment }
}

/** The form that reports an entry to moderators. */
export default async function ReportPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  const query = await searchParams
  const entry = singleParam(query, 'entry') ?? ''
  const subject = parseReportedSubject(entry) ?? notFound()
  const kind = subject.relationTo
  const isPage = isPageSubject(subject)
  const { payload, user } = await currentSession(await headers())
  const submission = await readSubmission(
    payload,
    (await cookies()).get(submissionCookie)?.value,
    query.attempt,
  )
  const reported = await findReportedEntry({ payload, user, locale, draft: false }, subject)
  const t = await getTranslations('contributions')
  const path = `/report?entry=${encodeURIComponent(entry)}`
  const about = reported?.about
  const done = singleParam(query, 'done') === 'report'
  return (
    <AuthPage
      path={path}
      title={t(isPage ? 'reportForm.errorTitle' : 'reportForm.title')}
      lead={t('reportForm.lead')}
      drawing="nothing-to-moderate"
    >
      {reported ? (
        <blockquote className="stack-tight">
          <p className="eyebrow">
            {t(`moderation.kinds.${kind}`)}
            {about ? (
              <>
                {' · '}
                <a href={localePath(locale, about.path)}>{about.title}</a>
              </>
            ) : null}
          </p>
          {reported.title ? <h2>{reported.title}</h2> : null}
          {reported.text ? <p className="contribution-text">{reported.text}</p> : null}
        </blockquote>
      ) : null}
      {done ? (
        <Notice kind="success" live="polite" title={t('reportForm.done')} />
      ) : reported ? (
        <ReportForm entry={entry} isPage={isPage} from={path} submission={submission} openedAt={Date.now()} />
      ) : (
        <Notice kind="info" title={t('reportForm.missing')} />
      )}
      {done && about ? (
        <p>
          <a href={localePath(locale, `${about.path}${reported?.section}`)}>{t('reportForm.back')}</a>
        </p>
      ) : null}
    </AuthPage>
  )
}
