import { useLocale, useTranslations } from 'next-intl'
import { ShapeGrid } from '@/domains/archives/components/shape-grid'
import { localePath } from '@/foundation/routing/locale-path'
import { Drawing } from '@/ui/drawings/drawing'
import { Frame } from './frame'

/** What stands at an address with nothing behind it: what happened, and a way on. */
export function Lost() {
  const say = useTranslations('site.notFound')
  const locale = useLocale()
  return (
    <Frame path="/" lost>
      <div className="hero lost">
        <Drawing kind="states" name="lost" urgent />
        <div className="ask">
          <h1>{say('title')}</h1>
          <p className="lead">{say('text')}</p>
          <p className="actions">
            <a className="button" href={localePath(locale, '/mushrooms/species')}>
              {say('species')}
            </a>
            <a className="button line" href={localePath(locale, '/')}>
              {say('home')}
            </a>
          </p>
        </div>
        <ShapeGrid title={say('shape')} />
      </div>
    </Frame>
  )
}
