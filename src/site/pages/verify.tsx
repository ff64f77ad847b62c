import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { accountHead, type FormPageData, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { InvalidLink } from '@/site/accounts/invalid-link'
import type { Page } from '@/site/page'
import { useTranslations } from '@/ui/texts'

function View({ locale, submission, text }: FormPageData) {
  const t = useTranslations('accounts')
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

/** The target of links in mails. Opening it has no effect, because mail scanners open links as well. */
export const verifyPage: Page<FormPageData> = {
  load: loadFormPage,
  head: (_, { locale }) => accountHead(locale, 'verify'),
  View,
  maxAge: 0,
}
