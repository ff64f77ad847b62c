import { useTranslations } from 'next-intl'
import { Entrance } from './entrance'

/** A link of a letter that has lost what it led to. */
export function NoSuchLink({ path }: { path: string }) {
  const say = useTranslations('accounts.verify')
  return (
    <Entrance path={path} title={say('nothingTitle')}>
      <p>{say('nothing')}</p>
    </Entrance>
  )
}
