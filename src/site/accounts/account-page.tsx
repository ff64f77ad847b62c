import '@/ui/styles/account-pages.css'
import type { ReactNode } from 'react'
import { accountPaths } from '@/domains/users/paths'
import { localePath } from '@/foundation/routing/locale-path'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { AccountFrame } from '@/ui/patterns/account-frame'
import { useLocale, useTranslations } from '@/ui/texts'

interface AccountPageProps {
  path: (typeof accountPaths)[keyof typeof accountPaths]
  /** The current path, if it is below `path`. */
  currentPath?: string
  title: ReactNode
  email: string
  /** Confirms the last action. */
  done?: string
  children: ReactNode
}

/** A page of the account with its navigation and the button to sign out. */
export function AccountPage({ path, currentPath = path, title, email, done, children }: AccountPageProps) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const sections = Object.entries(accountPaths).map(([key, target]) => ({
    title: t(`menu.${key as keyof typeof accountPaths}`),
    href: localePath(locale, target),
    current: target === path,
  }))
  return (
    <SiteShell path={currentPath}>
      <AccountFrame label={t('account.navigation')} sections={sections} title={title}>
        <form className="sign-out-form" method="post" action="/api/users/sign-out">
          <input type="hidden" name="redirect" value={localePath(locale, '/login?done=out')} />
          <span className="caption">{t('account.signedInAs', { email })}</span>
          <Button type="submit" kind="quiet">
            {t('menu.signOut')}
          </Button>
        </form>
        {done ? (
          <Notice kind="success" live="polite">
            <p>{done}</p>
          </Notice>
        ) : null}
        {children}
      </AccountFrame>
    </SiteShell>
  )
}
