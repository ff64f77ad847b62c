import { agoText } from '@/app/(payload)/panel-messages'
import type { Waiting } from '@/domains/panel/waiting'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'

interface WaitingTilesProps {
  waiting: readonly Waiting[]
  locale: Locale
  t: DynamicTranslator
}

/** How much of each kind of work waits, with a link to where it is done. */
export function WaitingTiles({ waiting, locale, t }: WaitingTilesProps) {
  return (
    <ul aria-label={t('waiting')} className="dash__tiles">
      {waiting.map(({ kind, count, oldest, href }) => (
        <li key={kind}>
          <a href={href}>
            <strong className={count === 0 ? 'is-zero' : undefined}>
              {new Intl.NumberFormat(locale).format(count)}
            </strong>
            <span>{t(`kinds.${kind}`)}</span>
          </a>
          {oldest ? <small>{t('since', { when: agoText(oldest, locale) })}</small> : null}
        </li>
      ))}
    </ul>
  )
}
