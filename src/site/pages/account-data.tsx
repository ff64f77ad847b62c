import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword } from '@/domains/users/components/password-inputs'
import { AccountPage } from '@/site/accounts/account-page'
import { type AccountPageData, accountHead, loadAccountPage } from '@/site/accounts/account-reader'
import { AccountSection } from '@/site/accounts/account-section'
import type { Page } from '@/site/page'
import { ButtonLink } from '@/ui/button'
import { useTranslations } from '@/ui/texts'

const path = '/account/data'

function View({ user, submission }: AccountPageData) {
  const t = useTranslations('accounts')
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

export const accountDataPage: Page<AccountPageData> = {
  load: (request) => loadAccountPage(request, path),
  head: (_, { locale }) => accountHead(locale, 'data'),
  View,
  maxAge: 0,
}
