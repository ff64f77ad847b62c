import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { maxLengths } from '@/domains/users/account'
import { AccountForm } from '@/domains/users/components/account-form'
import { NewPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'
import { redirect } from '@/foundation/routing/signals'
import { withQuery } from '@/foundation/routing/with-query'
import { type AccountPageProps, accountMetadata, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { signInReason } from '@/site/accounts/sign-in-reason'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'

export const dynamic = 'force-dynamic'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'signUp')
}

export default async function SignUpPage(props: AccountPageProps) {
  const { locale, user, submission, text, done } = await loadFormPage(props)
  const back = text('redirect')
  if (user) redirect(back === undefined ? localePath(locale, '/account') : safeRedirectPath(back))
  const t = await getTranslations('accounts')
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
      <ul className="auth-links">
        <li>
          {t('signUp.hasAccount')}{' '}
          <a href={localePath(locale, withQuery('/login', { redirect: back }))}>{t('signUp.signIn')}</a>
        </li>
      </ul>
    </AuthPage>
  )
}
