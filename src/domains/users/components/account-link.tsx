import { UserRound } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { accountPaths } from '@/domains/users/paths'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { AccountMenu } from './account-menu.client'

/** Pages that one does not want to come back to by signing in. */
const entrances = /^\/(?:login|signup|forgot|reset|verify)(?:\?|$)/

/** The way to one's account, at the head of every page: the same for everyone until a script knows who looks. */
export function AccountLink({ path }: { path: string }) {
  const t = useTranslations('accounts.menu')
  const locale = useLocale()
  const back = entrances.test(path) ? undefined : localePath(locale, path)
  const links = Object.entries(accountPaths).map(([key, target]) => ({
    href: localePath(locale, target),
    label: t(key as keyof typeof accountPaths),
  }))
  return (
    <AccountMenu
      label={t('label')}
      links={links}
      signOut={{ label: t('signOut'), redirect: localePath(locale, path) }}
    >
      <a className="account-link" href={localePath(locale, withQuery('/login', { redirect: back }))}>
        <UserRound className="icon" aria-hidden="true" />
        <span>{t('signIn')}</span>
      </a>
    </AccountMenu>
  )
}
