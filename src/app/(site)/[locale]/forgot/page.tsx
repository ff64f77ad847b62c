import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountForm } from '@/domains/users/components/account-form'
import { localePath } from '@/foundation/routing/locale-path'
import { type AccountPageProps, accountMetadata, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'

export const dynamic = 'force-dynamic'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'forgot')
}

export default async function ForgotPage(props: AccountPageProps) {
  const { locale, user, submission, done } = await loadFormPage(props)
  const t = await getTranslations('accounts')
  return (
    <AuthPage path="/forgot" title={t('forgot.title')} lead={t('forgot.lead')}>
      {done === 'sent' ? (
        <Notice kind="success" live="polite" title={t('forgot.sentTitle')}>
          <p>{t('forgot.sent')}</p>
        </Notice>
      ) : null}
      <AccountForm action="/forgot" from="/forgot" submission={submission} submit={t('forgot.submit')}>
        {(field) => (
          <TextInput
            {...field('email', user?.email)}
            type="email"
            label={t('fields.email')}
            autoComplete="email"
            required
          />
        )}
      </AccountForm>
      <ul className="auth-links">
        <li>
          <a href={localePath(locale, '/login')}>{t('forgot.back')}</a>
        </li>
      </ul>
    </AuthPage>
  )
}
