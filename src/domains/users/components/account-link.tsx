import { accountPaths } from '@/domains/users/paths'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { UserRound } from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'
import { useLocale, useTranslations } from '@/ui/texts'
import { AccountMenu } from './account-menu'

/** Pages that signing in should not return to. */
const entrances = /^\/(?:login|signup|forgot|reset|verify)(?:\?|$)/

/**
 * The link to the account in the page header. It is the same for everyone until a script knows who is
 * signed in.
 */
export function AccountLink({ path }: { path: string }) {
  const t = useTranslations('accounts.menu')
  const locale = useLocale()
  const back = entrances.test(path) ? undefined : localePath(locale, path)
  const links = Object.entries(accountPaths).map(([key, target]) => ({
    href: localePath(locale, target),
    label: t(key as keyof typeof accountPaths),
  }))
  return (
    <div className="header-account" data-account="">
      <a className="account-link" href={localePath(locale, withQuery('/login', { redirect: back }))}>
        <SvgIcon of={UserRound} />
        <span>{t('signIn')}</span>
      </a>
      <AccountMenu
        label={t('label')}
        links={links}
        shop={t('shop')}
        signOut={{ label: t('signOut'), redirect: localePath(locale, path) }}
      />
    </div>
  )
}
