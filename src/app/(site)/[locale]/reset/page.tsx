import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountForm } from '@/domains/users/components/account-form'
import { NewPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Entrance } from '../../accounts/entrance'
import { type AccountPageProps, accountMetadata, factsOf } from '../../accounts/facts'
import { NoSuchLink } from '../../accounts/no-such-link'

export const dynamic = 'force-dynamic'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'reset')
}

export default async function ResetPage(props: AccountPageProps) {
  const { locale, attempt, text } = await factsOf(props)
  const token = text('token')
  if (!token) return <NoSuchLink path="/reset" />
  const say = await getTranslations('accounts')
  const path = withQuery('/reset', { token })
  return (
    <Entrance path={path} title={say('reset.title')} lead={say('reset.lead')}>
      <AccountForm
        action="/reset"
        from={path}
        attempt={attempt}
        submit={say('reset.submit')}
        hidden={{ token }}
      >
        {(field) => <NewPassword {...field('password')} label={say('fields.newPassword')} />}
      </AccountForm>
      <ul className="entrance-ways">
        <li>
          <a href={localePath(locale, '/forgot')}>{say('reset.again')}</a>
        </li>
      </ul>
    </Entrance>
  )
}
