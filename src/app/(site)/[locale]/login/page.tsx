import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { type AccountPageProps, accountMetadata, loadFormPage } from '@/app/(site)/accounts/account-reader'
import { AuthPage } from '@/app/(site)/accounts/auth-page'
import { signInReason } from '@/app/(site)/accounts/sign-in-reason'
import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'

export const dynamic = 'force-dynamic'

const farewells = ['gone', 'out', 'everywhere'] as const

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'signIn')
}

export default async function LoginPage(props: AccountPageProps) {
  const { locale, user, submission, text, done } = await loadFormPage(props)
  const back = text('redirect')
  if (user) redirect(back === undefined ? localePath(locale, '/account') : safeRedirectPath(back))
  const t = await getTranslations('accounts')
  const reason = signInReason(back)
  const path = withQuery('/login', { redirect: back })
  const farewell = farewells.find((one) => one === done)
  return (
    <AuthPage
      path={path}
      title={t('signIn.title')}
      lead={reason ? t(`signIn.reasons.${reason}`) : t('signIn.lead')}
    >
      {farewell ? (
        <Notice kind="success" live="polite">
          <p>{t(`signIn.${farewell}`)}</p>
        </Notice>
      ) : null}
      <AccountForm
        action="/sign-in"
        from={path}
        submission={submission}
        submit={t('signIn.submit')}
        hidden={{ redirect: back === undefined ? localePath(locale, '/') : safeRedirectPath(back) }}
      >
        {(field) => (
          <>
            <TextInput
              {...field('email')}
              type="email"
              label={t('fields.email')}
              autoComplete="username"
              required
            />
            <CurrentPassword {...field('password')} label={t('fields.password')} />
          </>
        )}
      </AccountForm>
      <ul className="auth-links">
        <li>
          <a href={localePath(locale, '/forgot')}>{t('signIn.forgot')}</a>
        </li>
        <li>
          {t('signIn.noAccount')}{' '}
          <a href={localePath(locale, withQuery('/signup', { redirect: back }))}>{t('signIn.signUp')}</a>
        </li>
      </ul>
    </AuthPage>
  )
}
