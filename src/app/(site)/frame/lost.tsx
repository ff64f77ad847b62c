import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/foundation/routing/locale-path'
import { Frame } from './frame'

/** What stands at an address with nothing behind it: what happened, and a way on. */
export function Lost() {
  const say = useTranslations('site.notFound')
  const locale = useLocale()
  return (
    <Frame path="/">
      <div className="hero">
        <div className="ask">
          <h1>{say('title')}</h1>
          <p className="lead">{say('text')}</p>
          <p>
            <a className="button" href={localePath(locale, '/mushrooms/species')}>
              {say('species')}
            </a>
          </p>
        </div>
      </div>
    </Frame>
  )
}
