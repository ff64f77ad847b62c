import { maxLengths } from '@/domains/users/account'
import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword, NewPassword } from '@/domains/users/components/password-inputs'
import { mySessions } from '@/domains/users/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { AccountPage } from '@/site/accounts/account-page'
import { type AccountPageData, accountHead, loadAccountPage } from '@/site/accounts/account-reader'
import { AccountSection } from '@/site/accounts/account-section'
import type { Page, SiteRequest } from '@/site/page'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { TextInput } from '@/ui/text-input'
import { useFormatter, useTranslations } from '@/ui/texts'

const path = '/account/security'

interface Data extends AccountPageData {
  sessions: ReturnType<typeof mySessions>
}

async function load(request: SiteRequest): Promise<Data> {
  const data = await loadAccountPage(request, path)
  return { ...data, sessions: mySessions(data.user) }
}

function PasswordSection({ submission }: Pick<Data, 'submission'>) {
  const t = useTranslations('accounts')
  return (
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
  )
}

function AddressSection({ user, submission }: Pick<Data, 'user' | 'submission'>) {
  const t = useTranslations('accounts')
  return (
    <AccountSection
      id="address"
      title={t('security.address')}
      note={t('security.addressNote', { email: user.email })}
    >
      <AccountForm action="/address" from={path} submission={submission} submit={t('security.addressSubmit')}>
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
  )
}

function SessionsSection({ locale, sessions }: Pick<Data, 'locale' | 'sessions'>) {
  const t = useTranslations('accounts')
  const format = useFormatter()
  return (
    <AccountSection id="sessions" title={t('security.sessions')} note={t('security.sessionsNote')}>
      <ul className="account-sessions">
        {sessions.map(({ id, since, isThis }) => (
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
  )
}

function View({ locale, user, submission, done, sessions }: Data) {
  const t = useTranslations('accounts')
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
      <PasswordSection submission={submission} />
      <AddressSection user={user} submission={submission} />
      <SessionsSection locale={locale} sessions={sessions} />
    </AccountPage>
  )
}

export const securityPage: Page<Data> = {
  load,
  head: (_, { locale }) => accountHead(locale, 'security'),
  View,
  maxAge: 0,
}
