import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Entrance } from '../../accounts/entrance'
import { type AccountPageProps, accountMetadata, factsOf } from '../../accounts/facts'
import { NoSuchLink } from '../../accounts/no-such-link'

export const dynamic = 'force-dynamic'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'verify')
}

/** Where the letters lead: opening the page does nothing, because programs that look through mails open it as well. */
export default async function VerifyPage(props: AccountPageProps) {
  const { locale, attempt, text } = await factsOf(props)
  const say = await getTranslations('accounts')
  const [token, address] = [text('token'), text('address')]
  if (address) {
    const path = withQuery('/verify', { address })
    return (
      <Entrance path={path} title={say('verify.addressTitle')} lead={say('verify.addressLead')}>
        <AccountForm
          action="/confirm-address"
          from={path}
          attempt={attempt}
          submit={say('verify.addressSubmit')}
          hidden={{ token: address }}
        >
          {() => null}
        </AccountForm>
      </Entrance>
    )
  }
  if (!token) return <NoSuchLink path="/verify" />
  const path = withQuery('/verify', { token })
  return (
    <Entrance path={path} title={say('verify.title')} lead={say('verify.lead')}>
      <AccountForm
        action="/confirm"
        from={path}
        attempt={attempt}
        submit={say('verify.submit')}
        hidden={{ token }}
      >
        {(field) => <CurrentPassword {...field('password')} label={say('fields.password')} />}
      </AccountForm>
      <ul className="entrance-ways">
        <li>
          <a href={localePath(locale, '/signup')}>{say('verify.again')}</a>
        </li>
      </ul>
    </Entrance>
  )
}
