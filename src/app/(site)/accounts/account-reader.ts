import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { currentSession } from '@/app/page-reader'
import { readSubmission, submissionCookie } from '@/foundation/forms/form-state'
import type { Messages } from '@/foundation/i18n/messages'
import { localePath } from '@/foundation/routing/locale-path'

export interface AccountPageProps {
  params: Promise<LocaleParams>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

type Titled = {
  [Key in keyof Messages['accounts']]: Messages['accounts'][Key] extends { title: string } ? Key : never
}

/** Pages of accounts are for one person and in no index; what their addresses carry is told to no other site. */
export async function accountMetadata(
  { params }: Pick<AccountPageProps, 'params'>,
  page: Titled[keyof Titled],
): Promise<Metadata> {
  localeOf(await params)
  const t = await getTranslations('accounts')
  return { title: t(`${page}.title`), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** What a page of accounts is made from: its address, its reader, and the form that failed there. */
export async function loadFormPage({ params, searchParams }: AccountPageProps) {
  const locale = localeOf(await params)
  const query = await searchParams
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined)
  const { payload, user } = await currentSession()
  const cookie = (await cookies()).get(submissionCookie)?.value
  const submission = await readSubmission(payload, cookie, query.attempt)
  return { locale, payload, user, submission, text, done: text('done') }
}

/** The same, for pages of somebody: who is not signed in does that first, and comes back. */
export async function loadAccountPage(props: AccountPageProps, path: string) {
  const { user, ...facts } = await loadFormPage(props)
  if (!user) {
    const back = encodeURIComponent(localePath(facts.locale, path))
    redirect(`${localePath(facts.locale, '/login')}?redirect=${back}`)
  }
  return { ...facts, user }
}
