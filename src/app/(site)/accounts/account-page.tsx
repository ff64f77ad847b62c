import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { accountPaths } from '@/domains/users/paths'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Frame } from '../frame/frame'

interface AccountPageProps {
  path: (typeof accountPaths)[keyof typeof accountPaths]
  title: string
  email: string
  /** What was just done. */
  done?: string
  children: ReactNode
}

/** A page of one's own: what there is of it at the side, and the way out. */
export function AccountPage({ path, title, email, done, children }: AccountPageProps) {
  const say = useTranslations('accounts')
  const locale = useLocale()
  return (
    <Frame path={path}>
      <div className="account">
        <nav className="account-nav" aria-label={say('account.navigation')}>
          <ul>
            {Object.entries(accountPaths).map(([key, target]) => (
              <li key={key}>
                <a href={localePath(locale, target)} aria-current={target === path ? 'page' : undefined}>
                  {say(`menu.${key as keyof typeof accountPaths}`)}
                </a>
              </li>
            ))}
          </ul>
          <form method="post" action="/api/users/sign-out">
            <input type="hidden" name="redirect" value={localePath(locale, '/login?done=out')} />
            <Button type="submit" kind="quiet">
              {say('menu.signOut')}
            </Button>
          </form>
        </nav>
        <div className="account-content">
          <header className="stack-tight">
            <h1>{title}</h1>
            <p className="caption">{say('account.signedInAs', { email })}</p>
          </header>
          {done ? (
            <Notice kind="success" live="polite">
              <p>{done}</p>
            </Notice>
          ) : null}
          {children}
        </div>
      </div>
    </Frame>
  )
}
