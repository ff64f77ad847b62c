import { AccountForm } from '@/domains/users/components/account-form'
import { localePath } from '@/foundation/routing/locale-path'
import { accountHead, type FormPageData, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import type { Page } from '@/site/page'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'
import { useTranslations } from '@/ui/texts'

function View({ locale, user, submission, done }: FormPageData) {
  const t = useTranslations('accounts')
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

export const forgotPage: Page<FormPageData> = {
  load: loadFormPage,
  head: (_, { locale }) => accountHead(locale, 'forgot'),
  View,
  maxAge: 0,
}
