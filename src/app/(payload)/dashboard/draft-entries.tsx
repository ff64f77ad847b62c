import { agoText } from '@/app/(payload)/panel-messages'
import type { DraftEntry } from '@/domains/panel/drafts'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'

interface DraftEntriesProps {
  entries: readonly DraftEntry[]
  total: number
  locale: Locale
  t: DynamicTranslator
}

/** Entries that are not public, the last changed first; null if there are none. */
export function DraftEntries({ entries, total, locale, t }: DraftEntriesProps) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">{t('shop.drafts')}</h2>
      <ul className="dash__rows">
        {entries.map(({ collection, id, title, updatedAt }) => (
          <li key={id}>
            <div>
              <a href={`/admin/collections/${collection}/${id}`}>{title ?? t('shop.untitled')}</a>
              <small>{t('shop.changed', { when: agoText(updatedAt, locale) })}</small>
            </div>
          </li>
        ))}
      </ul>
      {total > entries.length ? <p>{t('more', { count: total - entries.length })}</p> : null}
    </section>
  )
}
