import { maxLengths } from '@/domains/users/account'
import { AccountForm } from '@/domains/users/components/account-form'
import { NewPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'
import { withQuery } from '@/foundation/routing/with-query'
import { accountHead } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { loadSignIn, type SignInData } from '@/site/accounts/load-sign-in'
import { signInReason } from '@/site/accounts/sign-in-reason'
import type { Page } from '@/site/page'
import { TrustLinks } from '@/site/site-shell/footer'
import { useShell } from '@/site/site-shell/shell-context'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'
import { useTranslations } from '@/ui/texts'

function View({ locale, submission, done, back }: SignInData) {
  const t = useTranslations('accounts')
  const { trustPages } = useShell()
  const reason = signInReason(back)
  const path = withQuery('/signup', { redirect: back })
  return (
    <AuthPage
      path={path}
      title={t('signUp.title')}
      lead={reason ? t(`signIn.reasons.${reason}`) : t('signUp.lead')}
    >
      {done === 'sent' ? (
        <Notice kind="success" live="polite" title={t('signUp.sentTitle')}>
          <p>{t('signUp.sent')}</p>
        </Notice>
      ) : null}
      <AccountForm
        action="/sign-up"
        from={path}
        submission={submission}
        submit={t('signUp.submit')}
        hidden={{ redirect: back === undefined ? localePath(locale, '/account') : safeRedirectPath(back) }}
      >
        {(field) => (
          <>
            <TextInput
              {...field('alias')}
              label={t('fields.alias')}
              hint={t('fields.aliasHint')}
              autoComplete="nickname"
              maxLength={maxLengths.alias}
              required
            />
            <TextInput
              {...field('email')}
              type="email"
              label={t('fields.email')}
              hint={t('signUp.promise')}
              autoComplete="email"
              maxLength={maxLengths.email}
              required
            />
            <NewPassword {...field('password')} label={t('fields.password')} />
          </>
        )}
      </AccountForm>
      {trustPages.length > 0 ? <TrustLinks pages={trustPages} /> : null}
      <ul className="auth-links">
        <li>
          {t('signUp.hasAccount')}{' '}
          <a href={localePath(locale, withQuery('/login', { redirect: back }))}>{t('signUp.signIn')}</a>
        </li>
      </ul>
    </AuthPage>
  )
}

export const signUpPage: Page<SignInData> = {
  load: loadSignIn,
  head: (_, { locale }) => accountHead(locale, 'signUp'),
  View,
  maxAge: 0,
}
