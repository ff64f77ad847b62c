import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { poisonLinesChecked } from '@/foundation/poison-lines'
import { localePath } from '@/foundation/routing/locale-path'
import { supplierCollections, viewAll } from '@/foundation/routing/paths'
import { Appearance } from './appearance'
import { PoisonLines } from './poison-lines'

function Market() {
  const say = useTranslations('site.nav')
  const sellers = useTranslations('suppliers.crumb')
  const locale = useLocale()
  return (
    <>
      <li>
        <a href={localePath(locale, viewAll.products)}>{say('market')}</a>
      </li>
      {supplierCollections.map((kind) => (
        <li key={kind}>
          <a href={localePath(locale, viewAll[kind])}>{sellers(kind)}</a>
        </li>
      ))}
    </>
  )
}

/** On every page: whom to call, then the rest. */
export function Footer({ shops }: { shops: boolean }) {
  const say = useTranslations('site')
  const format = useFormatter()
  const locale = useLocale()
  return (
    <footer className="foot">
      <div className="page">
        <div className="lines stack-tight" id="poison-lines">
          <p>
            <b>{say('footer.eaten')}</b> {say('footer.call')}
          </p>
          <PoisonLines />
          <p className="caption">
            {poisonLinesChecked
              ? say('footer.checked', {
                  date: format.dateTime(new Date(poisonLinesChecked), { dateStyle: 'medium' }),
                })
              : say('footer.unchecked')}
          </p>
        </div>
        <nav aria-label={say('footer.navigation')}>
          <ul>
            <li>
              <a href={localePath(locale, '/mushrooms')}>{say('nav.mushrooms')}</a>
            </li>
            <li>
              <a href={localePath(locale, '/mushrooms/species')}>{say('nav.species')}</a>
            </li>
            <li>
              <a href={localePath(locale, viewAll.growingguides)}>{say('nav.growing')}</a>
            </li>
            {shops ? <Market /> : null}
            <li>
              <a href="/admin" rel="nofollow">
                {say('footer.editors')}
              </a>
            </li>
          </ul>
        </nav>
        <div className="colophon stack-tight">
          <p className="caption">{say('footer.expert')}</p>
          <p className="caption">
            {say('footer.colophon')} {say('footer.sample')}
          </p>
          <Appearance />
        </div>
      </div>
    </footer>
  )
}
