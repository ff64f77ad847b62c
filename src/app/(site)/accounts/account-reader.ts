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

/** Account pages are not indexed, and their URLs are not sent to other sites as referrers. */
export async function accountMetadata(
  { params }: Pick<AccountPageProps, 'params'>,
  page: Titled[keyof Titled],
): Promise<Metadata> {
  localeOf(await params)
  const t = await getTranslations('accounts')
  return { title: t(`${page}.title`), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** Loads what pages with account forms need: language, user, query and the failed submission. */
export async function loadFormPage({ params, searchParams }: AccountPageProps) {
  const locale = localeOf(await params)
  const query = await searchParams
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined)
  const { payload, user } = await currentSession()
  const cookie = (await cookies()).get(submissionCookie)?.value
  const submission = await readSubmission(payload, cookie, query.attempt)
  return { locale, payload, user, submission, text, done: text('done') }
}

/** The same for members only; guests are sent to the login page and back. */
export async function loadAccountPage(props: AccountPageProps, path: string) {
  const { user, ...facts } = await loadFormPage(props)
  if (!user) {
    const back = encodeURIComponent(localePath(facts.locale, path))
    redirect(`${localePath(facts.locale, '/login')}?redirect=${back}`)
  }
  return { ...facts, user }
}
