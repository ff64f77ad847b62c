import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword } from '@/domains/users/components/password-inputs'
import { AccountPage } from '@/site/accounts/account-page'
import { type AccountPageProps, accountMetadata, loadAccountPage } from '@/site/accounts/account-reader'
import { AccountSection } from '@/site/accounts/account-section'
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
      <AccountSection id="leave" title={t('data.deleteTitle')} note={t('data.deleteNote')}>
        <div className="account-deletion">
          <div>
            <h3>{t('data.deletedTitle')}</h3>
            <ul>
              <li>{t('data.deletedAccount')}</li>
              <li>{t('data.deletedReactions')}</li>
              <li>{t('data.deletedLists')}</li>
            </ul>
          </div>
          <div>
            <h3>{t('data.remainingTitle')}</h3>
            <ul>
              <li>{t('data.remainingContributions')}</li>
              <li>{t('data.remainingOrders')}</li>
              <li>{t('data.remainingShop')}</li>
            </ul>
          </div>
        </div>
        <AccountForm
          action="/leave"
          from={path}
          submission={submission}
          submit={t('data.deleteSubmit')}
          danger
        >
          {(field) => <CurrentPassword {...field('current')} />}
        </AccountForm>
      </AccountSection>
    </AccountPage>
  )
}
