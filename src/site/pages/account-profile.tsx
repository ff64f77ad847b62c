import { maxLengths } from '@/domains/users/account'
import { AccountForm } from '@/domains/users/components/account-form'
import { myProfile } from '@/domains/users/queries'
import { languageNames, locales } from '@/foundation/i18n/locales'
import { AccountPage } from '@/site/accounts/account-page'
import { type AccountPageData, accountHead, loadAccountPage } from '@/site/accounts/account-reader'
import type { Page, SiteRequest } from '@/site/page'
import { Avatar } from '@/ui/avatar'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { useTranslations } from '@/ui/texts'

const languages = locales.map((value) => ({ value, label: languageNames[value] }))

interface Data extends AccountPageData {
  profile: Awaited<ReturnType<typeof myProfile>>
}

async function load(request: SiteRequest): Promise<Data> {
  const data = await loadAccountPage(request, '/account')
  const { payload, user, locale } = data
  return { ...data, profile: await myProfile({ payload, user, locale, draft: false }) }
}

function View({ user, submission, done, profile }: Data) {
  const t = useTranslations('accounts')
  const confirmations = { profile: t('profile.done'), password: t('profile.passwordDone') }
  return (
    <AccountPage
      path="/account"
      title={t('profile.title')}
      email={user.email}
      done={confirmations[done as keyof typeof confirmations]}
    >
      <AccountForm
        action="/profile"
        from="/account"
        submission={submission}
        submit={t('profile.submit')}
        multipart
      >
        {(field) => (
          <>
            <TextInput
              {...field('alias', profile.alias)}
              label={t('fields.alias')}
              hint={t('fields.aliasHint')}
              autoComplete="nickname"
              maxLength={maxLengths.alias}
              required
            />
            <TextInput
              {...field('name', profile.name)}
              label={t('fields.name')}
              hint={t('fields.nameHint')}
              autoComplete="name"
              maxLength={maxLengths.name}
            />
            <Select {...field('language', profile.locale)} label={t('fields.language')} options={languages} />
            <div className="account-picture">
              <Avatar name={profile.alias || user.email} picture={profile.picture} />
              <Field {...field('avatar')} label={t('fields.avatar')} hint={t('fields.avatarHint')}>
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
            {profile.picture ? <Checkbox name="removeAvatar" label={t('fields.removeAvatar')} /> : null}
          </>
        )}
      </AccountForm>
    </AccountPage>
  )
}

export const profilePage: Page<Data> = {
  load,
  head: (_, { locale }) => accountHead(locale, 'profile'),
  View,
  maxAge: 0,
}
