import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { longest } from '@/domains/users/account'
import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword, NewPassword } from '@/domains/users/components/password-inputs'
import { ownSessions } from '@/domains/users/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { TextInput } from '@/ui/text-input'
import { AccountPage } from '../../../accounts/account-page'
import { AccountSection } from '../../../accounts/account-section'
import { type AccountPageProps, accountMetadata, ownFactsOf } from '../../../accounts/facts'

export const dynamic = 'force-dynamic'

const path = '/account/security'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'security')
}

export default async function SecurityPage(props: AccountPageProps) {
  const { locale, user, attempt, done } = await ownFactsOf(props, path)
  const say = await getTranslations('accounts')
  const format = await getFormatter()
  const news = {
    password: say('security.passwordDone'),
    address: say('security.addressDone'),
    addressSent: say('security.addressSent'),
  }
  return (
    <AccountPage
      path={path}
      title={say('security.title')}
      email={user.email}
      done={news[done as keyof typeof news]}
    >
      <AccountSection id="password" title={say('security.password')} note={say('security.passwordNote')}>
        <AccountForm action="/password" from={path} attempt={attempt} submit={say('security.passwordSubmit')}>
          {(field) => (
            <>
              <CurrentPassword {...field('current')} label={say('fields.oldPassword')} />
              <NewPassword {...field('password')} label={say('fields.newPassword')} />
            </>
          )}
        </AccountForm>
      </AccountSection>
      <AccountSection
        id="address"
        title={say('security.address')}
        note={say('security.addressNote', { email: user.email })}
      >
        <AccountForm action="/address" from={path} attempt={attempt} submit={say('security.addressSubmit')}>
          {(field) => (
            <>
              <TextInput
                {...field('email')}
                type="email"
                label={say('fields.newEmail')}
                autoComplete="email"
                maxLength={longest.email}
                required
              />
              <CurrentPassword {...field('current')} />
            </>
          )}
        </AccountForm>
      </AccountSection>
      <AccountSection id="sessions" title={say('security.sessions')} note={say('security.sessionsNote')}>
        <ul className="account-sessions">
          {ownSessions(user).map(({ id, since, isThis }) => (
            <li key={id}>
              {say('security.since', {
                date: format.dateTime(since, { dateStyle: 'long', timeStyle: 'short' }),
              })}
              {isThis ? <Badge kind="state">{say('security.thisOne')}</Badge> : null}
            </li>
          ))}
        </ul>
        <form method="post" action="/api/users/sign-out">
          <input type="hidden" name="everywhere" value="yes" />
          <input type="hidden" name="redirect" value={localePath(locale, '/login?done=everywhere')} />
          <Button type="submit" kind="secondary">
            {say('security.everywhere')}
          </Button>
        </form>
      </AccountSection>
    </AccountPage>
  )
}
