import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { longest } from '@/domains/users/account'
import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword, NewPassword } from '@/domains/users/components/password-inputs'
import { ownSessions } from '@/domains/users/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { TextInput } from '@/ui/text-input'
import { AccountPage } from '../../../accounts/account-page'
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
      <section className="stack" aria-labelledby="password">
        <h2 id="password">{say('security.password')}</h2>
        <p>{say('security.passwordNote')}</p>
        <AccountForm action="/password" from={path} attempt={attempt} submit={say('security.passwordSubmit')}>
          {(field) => (
            <>
              <CurrentPassword {...field('current')} label={say('fields.oldPassword')} />
              <NewPassword {...field('password')} label={say('fields.newPassword')} />
            </>
          )}
        </AccountForm>
      </section>
      <section className="stack" aria-labelledby="address">
        <h2 id="address">{say('security.address')}</h2>
        <p>{say('security.addressNote', { email: user.email })}</p>
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
      </section>
      <section className="stack" aria-labelledby="sessions">
        <h2 id="sessions">{say('security.sessions')}</h2>
        <p>{say('security.sessionsNote')}</p>
        <ul className="account-sessions">
          {ownSessions(user).map(({ id, since, isThis }) => (
            <li key={id}>
              {say('security.since', {
                date: format.dateTime(since, { dateStyle: 'long', timeStyle: 'short' }),
              })}
              {isThis ? ` (${say('security.thisOne')})` : null}
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
      </section>
    </AccountPage>
  )
}
