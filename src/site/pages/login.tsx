import { useTranslations } from 'next-intl'
import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'
import { redirect } from '@/foundation/routing/signals'
import { withQuery } from '@/foundation/routing/with-query'
import { accountHead, type FormPageData, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { signInReason } from '@/site/accounts/sign-in-reason'
import type { Page, SiteRequest } from '@/site/page'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'

const farewells = ['gone', 'out', 'everywhere'] as const

interface Data extends FormPageData {
  /** Where the reader wanted to go. */
  back?: string
}

async function load(request: SiteRequest): Promise<Data> {
  const data = await loadFormPage(request)
  const back = data.text('redirect')
  if (data.user) redirect(back === undefined ? localePath(data.locale, '/account') : safeRedirectPath(back))
  return { ...data, back }
}

function View({ locale, submission, done, back }: Data) {
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

export const loginPage: Page<Data> = {
  load,
  head: (_, { locale }) => accountHead(locale, 'signIn'),
  View,
  maxAge: 0,
}
