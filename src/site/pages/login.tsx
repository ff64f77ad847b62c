import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'
import { withQuery } from '@/foundation/routing/with-query'
import { accountHead } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { loadSignIn, type SignInData } from '@/site/accounts/load-sign-in'
import { signInReason } from '@/site/accounts/sign-in-reason'
import type { Page } from '@/site/page'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'
import { useTranslations } from '@/ui/texts'

const farewells = ['gone', 'out', 'everywhere'] as const

function View({ locale, submission, done, back }: SignInData) {
  const t = useTranslations('accounts')
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

export const loginPage: Page<SignInData> = {
  load: loadSignIn,
  head: (_, { locale }) => accountHead(locale, 'signIn'),
  View,
  maxAge: 0,
}
