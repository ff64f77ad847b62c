import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import { maxLengths } from '@/domains/users/account'
import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword, NewPassword } from '@/domains/users/components/password-inputs'
import { mySessions } from '@/domains/users/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { AccountPage } from '@/site/accounts/account-page'
import { type AccountPageProps, accountMetadata, loadAccountPage } from '@/site/accounts/account-reader'
import { AccountSection } from '@/site/accounts/account-section'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { TextInput } from '@/ui/text-input'

export const dynamic = 'force-dynamic'

const path = '/account/security'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'security')
}

export default async function SecurityPage(props: AccountPageProps) {
  const { locale, user, submission, done } = await loadAccountPage(props, path)
  const t = await getTranslations('accounts')
  const format = await getFormatter()
  const confirmations = {
    password: t('security.passwordDone'),
    address: t('security.addressDone'),
    addressSent: t('security.addressSent'),
  }
  return (
    <AccountPage
      path={path}
      title={t('security.title')}
      email={user.email}
      done={confirmations[done as keyof typeof confirmations]}
    >
      <AccountSection id="password" title={t('security.password')} note={t('security.passwordNote')}>
        <AccountForm
          action="/password"
          from={path}
          submission={submission}
          submit={t('security.passwordSubmit')}
        >
          {(field) => (
            <>
              <CurrentPassword {...field('current')} label={t('fields.oldPassword')} />
              <NewPassword {...field('password')} label={t('fields.newPassword')} />
            </>
          )}
        </AccountForm>
      </AccountSection>
      <AccountSection
        id="address"
        title={t('security.address')}
        note={t('security.addressNote', { email: user.email })}
      >
        <AccountForm
          action="/address"
          from={path}
          submission={submission}
          submit={t('security.addressSubmit')}
        >
          {(field) => (
            <>
              <TextInput
                {...field('email')}
                type="email"
                label={t('fields.newEmail')}
                autoComplete="email"
                maxLength={maxLengths.email}
                required
              />
              <CurrentPassword {...field('current')} />
            </>
          )}
        </AccountForm>
      </AccountSection>
      <AccountSection id="sessions" title={t('security.sessions')} note={t('security.sessionsNote')}>
        <ul className="account-sessions">
          {mySessions(user).map(({ id, since, isThis }) => (
            <li key={id}>
              {t('security.since', {
                date: format.dateTime(since, { dateStyle: 'long', timeStyle: 'short' }),
              })}
              {isThis ? <Badge kind="state">{t('security.thisDevice')}</Badge> : null}
            </li>
          ))}
        </ul>
        <form method="post" action="/api/users/sign-out">
          <input type="hidden" name="everywhere" value="yes" />
          <input type="hidden" name="redirect" value={localePath(locale, '/login?done=everywhere')} />
          <Button type="submit" kind="secondary">
            {t('security.everywhere')}
          </Button>
        </form>
      </AccountSection>
    </AccountPage>
  )
}
