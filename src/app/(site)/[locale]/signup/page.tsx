import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { longest } from '@/domains/users/account'
import { AccountForm } from '@/domains/users/components/account-form'
import { NewPassword } from '@/domains/users/components/password-inputs'
import { localePath } from '@/foundation/routing/locale-path'
import { samePath } from '@/foundation/routing/same-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'
import { Entrance } from '../../accounts/entrance'
import { type AccountPageProps, accountMetadata, factsOf } from '../../accounts/facts'

export const dynamic = 'force-dynamic'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'signUp')
}

export default async function SignUpPage(props: AccountPageProps) {
  const { locale, user, attempt, text, done } = await factsOf(props)
  const back = text('redirect')
  if (user) redirect(back === undefined ? localePath(locale, '/account') : samePath(back))
  const say = await getTranslations('accounts')
  const path = withQuery('/signup', { redirect: back })
  return (
    <Entrance path={path} title={say('signUp.title')} lead={say('signUp.lead')}>
      {done === 'sent' ? (
        <Notice kind="success" live="polite" title={say('signUp.sentTitle')}>
          <p>{say('signUp.sent')}</p>
        </Notice>
      ) : null}
      <AccountForm
        action="/sign-up"
        from={path}
        attempt={attempt}
        submit={say('signUp.submit')}
        hidden={{ redirect: back === undefined ? localePath(locale, '/account') : samePath(back) }}
      >
        {(field) => (
          <>
            <TextInput
              {...field('alias')}
              label={say('fields.alias')}
              hint={say('fields.aliasHint')}
              autoComplete="nickname"
              maxLength={longest.alias}
              required
            />
            <TextInput
              {...field('email')}
              type="email"
              label={say('fields.email')}
              hint={say('signUp.promise')}
              autoComplete="email"
              maxLength={longest.email}
              required
            />
            <NewPassword {...field('password')} label={say('fields.password')} />
          </>
        )}
      </AccountForm>
      <ul className="entrance-ways">
        <li>
          {say('signUp.hasAccount')}{' '}
          <a href={localePath(locale, withQuery('/login', { redirect: back }))}>{say('signUp.signIn')}</a>
        </li>
      </ul>
    </Entrance>
  )
}
