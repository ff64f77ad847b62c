import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { visitor } from '@/app/page-reader'
import { type Query, textOf } from '@/blocks/voices'
import { aboutTargets } from '@/domains/moderation/about'
import { ReportForm } from '@/domains/reports/components/report-form'
import { reportable } from '@/domains/reports/report'
import { type Pointer, pointerOf, targetOf } from '@/foundation/contributions/items'
import { attemptCookie, recallAttempt } from '@/foundation/forms/attempt'
import { as, type Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { Notice } from '@/ui/notice'
import { Entrance } from '../../accounts/entrance'
import { type LocaleParams, localeOf } from '../../frame/params'

export const dynamic = 'force-dynamic'

/** What the kinds of entries have to be read by; a guide is what it is about itself. */
interface ReportedEntry {
  doc?: Pointer
  headline?: string
  review?: string
  impression?: string
  comment?: string
}

interface Props {
  params: Promise<LocaleParams>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  localeOf(await params)
  const say = await getTranslations('contributions.reportForm')
  return { title: say('title'), robots: { index: false, follow: false } }
}

/** What is reported in one word, as an address says it; null for what nobody may report. */
function reportedPointer(entry: string): Pointer<(typeof reportable)[number]> | null {
  const { relationTo, value } = pointerOf(entry)
  const kind = reportable.find((one) => one === relationTo)
  return kind && z.uuid().safeParse(value).success ? { relationTo: kind, value } : null
}

/** The headline or title and the text of an entry that everyone sees; null where there is none. */
async function reportedEntry(reader: Reader, { relationTo, value }: Pointer<(typeof reportable)[number]>) {
  const entry = (await reader.payload.findByID({
    ...as(reader),
    collection: relationTo,
    id: value,
    depth: 0,
    disableErrors: true,
  })) as ReportedEntry | null
  if (!entry) return null
  const target = targetOf(entry.doc ?? { relationTo, value })
  const about = (await aboutTargets(reader, [target])).get(target)
  return { about, title: entry.headline, text: entry.review ?? entry.impression ?? entry.comment }
}

/** Tells moderators of an entry. */
export default async function ReportPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  const query = await searchParams
  const entry = textOf(query, 'entry') ?? ''
  const { relationTo: kind, value } = reportedPointer(entry) ?? notFound()
  const { payload, user } = await visitor()
  const attempt = await recallAttempt(payload, (await cookies()).get(attemptCookie)?.value, query.attempt)
  const reported = await reportedEntry({ payload, user, locale, draft: false }, { relationTo: kind, value })
  const say = await getTranslations('contributions')
  const path = `/report?entry=${encodeURIComponent(entry)}`
  const about = reported?.about
  const done = textOf(query, 'done') === 'report'
  return (
    <Entrance
      path={path}
      title={say('reportForm.title')}
      lead={say('reportForm.lead')}
      drawing="nothing-to-moderate"
    >
      {reported ? (
        <blockquote className="stack-tight">
          <p className="eyebrow">
            {say(`moderation.kinds.${kind}`)}
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
        <Notice kind="success" live="polite" title={say('reportForm.done')} />
      ) : reported ? (
        <ReportForm entry={entry} from={path} attempt={attempt} openedAt={Date.now()} />
      ) : (
        <Notice kind="info" title={say('reportForm.missing')} />
      )}
      {done && about ? (
        <p>
          <a href={localePath(locale, about.path)}>{say('reportForm.back')}</a>
        </p>
      ) : null}
    </Entrance>
  )
}
