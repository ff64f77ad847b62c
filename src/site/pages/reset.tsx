import { AccountForm } from '@/domains/users/components/account-form'
import { NewPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { accountHead, type FormPageData, loadFormPage } from '@/site/accounts/account-reader'
import { AuthPage } from '@/site/accounts/auth-page'
import { InvalidLink } from '@/site/accounts/invalid-link'
import type { Page } from '@/site/page'
import { useTranslations } from '@/ui/texts'

function View({ locale, submission, text }: FormPageData) {
  const t = useTranslations('accounts')
  const token = text('token')
  if (!token) return <InvalidLink path="/reset" />
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

export const resetPage: Page<FormPageData> = {
  load: loadFormPage,
  head: (_, { locale }) => accountHead(locale, 'reset'),
  View,
  maxAge: 0,
}
