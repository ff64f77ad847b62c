import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AccountForm } from '@/domains/users/components/account-form'
import { CurrentPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { samePath } from '@/foundation/routing/same-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'
import { Entrance } from '../../accounts/entrance'
import { type AccountPageProps, accountMetadata, factsOf } from '../../accounts/facts'

export const dynamic = 'force-dynamic'

const farewells = ['gone', 'out', 'everywhere'] as const

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'signIn')
}

export default async function LoginPage(props: AccountPageProps) {
  const { locale, user, attempt, text, done } = await factsOf(props)
  const back = text('redirect')
  if (user) redirect(back === undefined ? localePath(locale, '/account') : samePath(back))
  const say = await getTranslations('accounts')
  const path = withQuery('/login', { redirect: back })
  const farewell = farewells.find((one) => one === done)
  return (
    <Entrance path={path} title={say('signIn.title')} lead={say('signIn.lead')}>
      {farewell ? (
        <Notice kind="success" live="polite">
          <p>{say(`signIn.${farewell}`)}</p>
        </Notice>
      ) : null}
      <AccountForm
        action="/sign-in"
        from={path}
        attempt={attempt}
        submit={say('signIn.submit')}
        hidden={{ redirect: back === undefined ? localePath(locale, '/') : samePath(back) }}
      >
        {(field) => (
          <>
            <TextInput
              {...field('email')}
              type="email"
              label={say('fields.email')}
              autoComplete="username"
              required
            />
            <CurrentPassword {...field('password')} label={say('fields.password')} />
          </>
        )}
      </AccountForm>
      <ul className="entrance-ways">
        <li>
          <a href={localePath(locale, '/forgot')}>{say('signIn.forgot')}</a>
        </li>
        <li>
          {say('signIn.noAccount')}{' '}
          <a href={localePath(locale, withQuery('/signup', { redirect: back }))}>{say('signIn.signUp')}</a>
        </li>
      </ul>
    </Entrance>
  )
}
