import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { visitor } from '@/app/page-reader'
import { type Query, textOf } from '@/blocks/voices'
import { ReportForm } from '@/domains/reports/components/report-form'
import { reportable } from '@/domains/reports/report'
import { pointerOf } from '@/foundation/contributions/items'
import { attemptCookie, recallAttempt } from '@/foundation/forms/attempt'
import { Notice } from '@/ui/notice'
import { Entrance } from '../../accounts/entrance'
import { type LocaleParams, localeOf } from '../../frame/params'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<LocaleParams>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  localeOf(await params)
  const say = await getTranslations('contributions.reportForm')
  return { title: say('title'), robots: { index: false, follow: false } }
}

/** Tells moderators of an entry. */
export default async function ReportPage({ params, searchParams }: Props) {
  localeOf(await params)
  const query = await searchParams
  const entry = textOf(query, 'entry') ?? ''
  if (!reportable.some((one) => one === pointerOf(entry).relationTo)) notFound()
  const { payload } = await visitor()
  const attempt = await recallAttempt(payload, (await cookies()).get(attemptCookie)?.value, query.attempt)
  const say = await getTranslations('contributions.reportForm')
  const path = `/report?entry=${encodeURIComponent(entry)}`
  return (
    <Entrance path={path} title={say('title')} lead={say('lead')}>
      {textOf(query, 'done') === 'report' ? (
        <Notice kind="success" live="polite" title={say('done')} />
      ) : (
        <ReportForm entry={entry} from={path} attempt={attempt} openedAt={Date.now()} />
      )}
    </Entrance>
  )
}
