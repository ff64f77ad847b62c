import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountForm } from '@/domains/users/components/account-form'
import { localePath } from '@/foundation/routing/locale-path'
import { Notice } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'
import { Entrance } from '../../accounts/entrance'
import { type AccountPageProps, accountMetadata, factsOf } from '../../accounts/facts'

export const dynamic = 'force-dynamic'

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'forgot')
}

export default async function ForgotPage(props: AccountPageProps) {
  const { locale, user, attempt, done } = await factsOf(props)
  const say = await getTranslations('accounts')
  return (
    <Entrance path="/forgot" title={say('forgot.title')} lead={say('forgot.lead')}>
      {done === 'sent' ? (
        <Notice kind="success" live="polite" title={say('forgot.sentTitle')}>
          <p>{say('forgot.sent')}</p>
        </Notice>
      ) : null}
      <AccountForm action="/forgot" from="/forgot" attempt={attempt} submit={say('forgot.submit')}>
        {(field) => (
          <TextInput
            {...field('email', user?.email)}
            type="email"
            label={say('fields.email')}
            autoComplete="email"
            required
          />
        )}
      </AccountForm>
      <ul className="entrance-ways">
        <li>
          <a href={localePath(locale, '/login')}>{say('forgot.back')}</a>
        </li>
      </ul>
    </Entrance>
  )
}
