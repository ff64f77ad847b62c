import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { type AccountPageProps, accountMetadata, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { InvalidLink } from '@/site/accounts/invalid-link'

export const dynamic = 'force-dynamic'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'verify')
}

/** The target of links in mails. Opening it has no effect, because mail scanners open links as well. */
export default async function VerifyPage(props: AccountPageProps) {
  const { locale, submission, text } = await loadFormPage(props)
  const t = await getTranslations('accounts')
  const [token, address] = [text('token'), text('address')]
  if (address) {
    const path = withQuery('/verify', { address })
    return (
      <AuthPage path={path} title={t('verify.addressTitle')} lead={t('verify.addressLead')}>
        <AccountForm
          action="/confirm-address"
          from={path}
          submission={submission}
          submit={t('verify.addressSubmit')}
          hidden={{ token: address }}
        >
          {() => null}
        </AccountForm>
      </AuthPage>
    )
  }
  if (!token) return <InvalidLink path="/verify" />
  const path = withQuery('/verify', { token })
  return (
    <AuthPage path={path} title={t('verify.title')} lead={t('verify.lead')}>
      <AccountForm
        action="/confirm"
        from={path}
        submission={submission}
        submit={t('verify.submit')}
        hidden={{ token }}
      >
        {(field) => <CurrentPassword {...field('password')} label={t('fields.password')} />}
      </AccountForm>
      <ul className="auth-links">
        <li>
          <a href={localePath(locale, '/signup')}>{t('verify.again')}</a>
        </li>
      </ul>
    </AuthPage>
  )
}
