import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountForm } from '@/domains/users/components/account-form'
import { NewPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { type AccountPageProps, accountMetadata, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { InvalidLink } from '@/site/accounts/invalid-link'

export const dynamic = 'force-dynamic'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'reset')
}

export default async function ResetPage(props: AccountPageProps) {
  const { locale, submission, text } = await loadFormPage(props)
  const token = text('token')
  if (!token) return <InvalidLink path="/reset" />
  const t = await getTranslations('accounts')
  const path = withQuery('/reset', { token })
  return (
    <AuthPage path={path} title={t('reset.title')} lead={t('reset.lead')}>
      <AccountForm
        action="/reset"
        from={path}
        submission={submission}
        submit={t('reset.submit')}
        hidden={{ token }}
      >
        {(field) => <NewPassword {...field('password')} label={t('fields.newPassword')} />}
      </AccountForm>
      <ul className="auth-links">
        <li>
          <a href={localePath(locale, '/forgot')}>{t('reset.again')}</a>
        </li>
      </ul>
    </AuthPage>
  )
}
