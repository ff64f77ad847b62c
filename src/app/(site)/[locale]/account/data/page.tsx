import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountPage } from '@/app/(site)/accounts/account-page'
import { type AccountPageProps, accountMetadata, loadAccountPage } from '@/app/(site)/accounts/account-reader'
import { AccountSection } from '@/app/(site)/accounts/account-section'
import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword } from '@/domains/users/components/password-inputs'
import { ButtonLink } from '@/ui/button'

export const dynamic = 'force-dynamic'

const path = '/account/data'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'data')
}

export default async function DataPage(props: AccountPageProps) {
  const { user, submission } = await loadAccountPage(props, path)
  const t = await getTranslations('accounts')
  return (
    <AccountPage path={path} title={t('data.title')} email={user.email}>
      <AccountSection id="download" title={t('data.download')} note={t('data.downloadNote')}>
        <p>
          <ButtonLink kind="secondary" href="/api/users/data" download>
            {t('data.downloadLink')}
          </ButtonLink>
        </p>
      </AccountSection>
      <AccountSection id="leave" title={t('data.leave')} note={t('data.leaveNote')}>
        <div className="account-deletion">
          <div>
            <h3>{t('data.goes')}</h3>
            <ul>
              <li>{t('data.goesAccount')}</li>
              <li>{t('data.goesMarks')}</li>
            </ul>
          </div>
          <div>
            <h3>{t('data.stays')}</h3>
            <ul>
              <li>{t('data.staysWriting')}</li>
            </ul>
          </div>
        </div>
        <AccountForm
          action="/leave"
          from={path}
          submission={submission}
          submit={t('data.leaveSubmit')}
          danger
        >
          {(field) => <CurrentPassword {...field('current')} />}
        </AccountForm>
      </AccountSection>
    </AccountPage>
  )
}
