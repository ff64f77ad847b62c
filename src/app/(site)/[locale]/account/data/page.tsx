import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword } from '@/domains/users/components/password-inputs'
import { ButtonLink } from '@/ui/button'
import { AccountPage } from '../../../accounts/account-page'
import { AccountSection } from '../../../accounts/account-section'
import { type AccountPageProps, accountMetadata, ownFactsOf } from '../../../accounts/facts'

export const dynamic = 'force-dynamic'

const path = '/account/data'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'data')
}

export default async function DataPage(props: AccountPageProps) {
  const { user, attempt } = await ownFactsOf(props, path)
  const say = await getTranslations('accounts')
  return (
    <AccountPage path={path} title={say('data.title')} email={user.email}>
      <AccountSection id="download" title={say('data.download')} note={say('data.downloadNote')}>
        <p>
          <ButtonLink kind="secondary" href="/api/users/data" download>
            {say('data.downloadLink')}
          </ButtonLink>
        </p>
      </AccountSection>
      <AccountSection id="leave" title={say('data.leave')} note={say('data.leaveNote')}>
        <div className="account-fate">
          <div>
            <h3>{say('data.goes')}</h3>
            <ul>
              <li>{say('data.goesAccount')}</li>
              <li>{say('data.goesMarks')}</li>
            </ul>
          </div>
          <div>
            <h3>{say('data.stays')}</h3>
            <ul>
              <li>{say('data.staysWriting')}</li>
            </ul>
          </div>
        </div>
        <AccountForm action="/leave" from={path} attempt={attempt} submit={say('data.leaveSubmit')} danger>
          {(field) => <CurrentPassword {...field('current')} />}
        </AccountForm>
      </AccountSection>
    </AccountPage>
  )
}
