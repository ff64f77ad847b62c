import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

/** Unknown paths. Not cached, because there are infinitely many. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<LocaleParams & { rest: string[] }>
}

export default async function UnknownPage({ params }: Props) {
  const { rest, ...route } = await params
  return movedOrNotFound(localeOf(route), `/${rest.join('/')}`)
}
