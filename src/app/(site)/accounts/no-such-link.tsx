import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/foundation/routing/locale-path'
import { Entrance } from './entrance'

/** A link of a letter that has lost what it led to. */
export function NoSuchLink({ path }: { path: string }) {
  const say = useTranslations('accounts')
  const locale = useLocale()
  return (
    <Entrance path={path} title={say('verify.nothingTitle')}>
      <p>{say('verify.nothing')}</p>
      <ul className="entrance-ways">
        <li>
          <a href={localePath(locale, '/login')}>{say('menu.signIn')}</a>
        </li>
        <li>
          <a href={localePath(locale, '/forgot')}>{say('reset.again')}</a>
        </li>
      </ul>
    </Entrance>
  )
}
