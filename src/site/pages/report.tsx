import { z } from 'zod'
import { parseSubjectKey, type SubjectRef, subjectKey } from '@/domains/contributions/server/subjects'
import { findSubjectSummaries } from '@/domains/moderation/subject-summary'
import { ReportForm } from '@/domains/reports/components/report-form'
import { editedCollections, type ReportableCollection, reportableCollections } from '@/domains/reports/report'
import { translator } from '@/foundation/i18n/translator'
import { as, type Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { singleParam } from '@/foundation/routing/search-params'
import { notFound } from '@/foundation/routing/signals'
import type { Head } from '@/foundation/seo/metadata'
import { type FormPageData, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import type { Page, SiteRequest } from '@/site/page'
import { Notice } from '@/ui/notice'
import { useTranslations } from '@/ui/texts'

/** The fields of all reportable collections; a page is its own subject. */
interface ReportableDocument {
  doc?: SubjectRef
  headline?: string
  review?: string
  impression?: string
  comment?: string
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
  })) as ReportableDocument | null
  if (!entry) return null
  const target = subjectKey(entry.doc ?? { relationTo, value })
  const about = (await findSubjectSummaries(reader, [target])).get(target)
  // Species, guides and products are pages of their own; other entries are in sections named after their kinds.
  const section = entry.doc ? `#${relationTo}` : ''
  return { about, section, title: entry.headline, text: entry.review ?? entry.impression ?? entry.comment }
}

type Reported = NonNullable<Awaited<ReturnType<typeof findReportedEntry>>>

interface Data extends FormPageData {
  /** The entry as the address names it. */
  entry: string
  subject: SubjectRef<ReportableCollection>
  /** Null if it is not public. */
  reported: Reported | null
  /** When the form was opened. */
  openedAt: number
}

async function load(request: SiteRequest): Promise<Data> {
  const entry = singleParam(request.query, 'entry') ?? ''
  const subject = parseReportedSubject(entry) ?? notFound()
  const data = await loadFormPage(request)
  const { payload, user, locale } = data
  const reported = await findReportedEntry({ payload, user, locale, draft: false }, subject)
  return { ...data, entry, subject, reported, openedAt: Date.now() }
}

function head({ subject }: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'contributions.reportForm')
  return {
    title: t(isPageSubject(subject) ? 'errorTitle' : 'title'),
    robots: { index: false, follow: false },
  }
}

function ReportedEntry({
  locale,
  subject,
  reported,
}: Pick<Data, 'locale' | 'subject'> & { reported: Reported }) {
  const t = useTranslations('contributions')
  const { about } = reported
  return (
    <blockquote className="stack-tight">
      <p className="eyebrow">
        {t(`moderation.kinds.${subject.relationTo}`)}
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
  )
}

function View({ locale, submission, entry, subject, reported, openedAt, ...data }: Data) {
  const t = useTranslations('contributions')
  const isPage = isPageSubject(subject)
  const path = `/report?entry=${encodeURIComponent(entry)}`
  const about = reported?.about
  const done = data.done === 'report'
  return (
    <AuthPage
      path={path}
      title={t(isPage ? 'reportForm.errorTitle' : 'reportForm.title')}
      lead={t('reportForm.lead')}
      drawing="nothing-to-moderate"
    >
      {reported ? <ReportedEntry locale={locale} subject={subject} reported={reported} /> : null}
      {done ? (
        <Notice kind="success" live="polite" title={t('reportForm.done')} />
      ) : reported ? (
        <ReportForm entry={entry} isPage={isPage} from={path} submission={submission} openedAt={openedAt} />
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

/** The form that reports an entry to moderators. */
export const reportPage: Page<Data> = { load, head, View, maxAge: 0 }
