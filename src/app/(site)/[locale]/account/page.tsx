import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { longest } from '@/domains/users/account'
import { AccountForm } from '@/domains/users/components/account-form'
import { ownProfile } from '@/domains/users/queries'
import { languageNames, locales } from '@/foundation/i18n/locales'
import { Avatar } from '@/ui/avatar'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { AccountPage } from '../../accounts/account-page'
import { type AccountPageProps, accountMetadata, ownFactsOf } from '../../accounts/facts'

export const dynamic = 'force-dynamic'

const languages = locales.map((value) => ({ value, label: languageNames[value] }))

export function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  return accountMetadata(props, 'profile')
}

export default async function ProfilePage(props: AccountPageProps) {
  const { locale, payload, user, attempt, done } = await ownFactsOf(props, '/account')
  const profile = await ownProfile({ payload, user, locale, draft: false })
  const say = await getTranslations('accounts')
  const news = { profile: say('profile.done'), password: say('profile.passwordDone') }
  return (
    <AccountPage
      path="/account"
      title={say('profile.title')}
      email={user.email}
      done={news[done as keyof typeof news]}
    >
      <AccountForm
        action="/profile"
        from="/account"
        attempt={attempt}
        submit={say('profile.submit')}
        multipart
      >
        {(field) => (
          <>
            <TextInput
              {...field('alias', profile.alias)}
              label={say('fields.alias')}
              hint={say('fields.aliasHint')}
              autoComplete="nickname"
              maxLength={longest.alias}
              required
            />
            <TextInput
              {...field('name', profile.name)}
              label={say('fields.name')}
              hint={say('fields.nameHint')}
              autoComplete="name"
              maxLength={longest.name}
            />
            <Select
              {...field('language', profile.locale)}
              label={say('fields.language')}
              options={languages}
            />
            <div className="account-picture">
              <Avatar name={profile.alias || user.email} picture={profile.picture} />
              <Field {...field('avatar')} label={say('fields.avatar')} hint={say('fields.avatarHint')}>
                {(control) => (
                  <input
                    {...control}
                    className="account-file"
                    type="file"
                    name="avatar"
                    accept="image/jpeg,image/png,image/webp,image/avif"
                  />
                )}
              </Field>
            </div>
            {profile.picture ? <Checkbox name="removeAvatar" label={say('fields.removeAvatar')} /> : null}
          </>
        )}
      </AccountForm>
    </AccountPage>
  )
}
