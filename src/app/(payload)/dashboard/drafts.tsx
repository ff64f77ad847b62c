import { agoText } from '@/app/(payload)/panel-messages'
import type { DraftProduct } from '@/domains/panel/shop'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'

interface DraftsProps {
  drafts: readonly DraftProduct[]
  locale: Locale
  t: DynamicTranslator
}

/** Products that are not public yet. */
export function Drafts({ drafts, locale, t }: DraftsProps) {
  return (
    <section aria-labelledby="drafts">
      <header className="dash__head">
        <h2 id="drafts">{t('shop.drafts')}</h2>
        <a href="/admin/collections/products">{t('shop.allProducts')}</a>
      </header>
      {drafts.length === 0 ? <p>{t('shop.noDrafts')}</p> : null}
      <ul className="dash__rows">
        {drafts.map(({ id, title, submitted, updatedAt }) => (
          <li key={id}>
            <div>
              <a href={`/admin/collections/products/${id}`}>{title ?? t('shop.untitled')}</a>
              <small>
                {submitted ? t('shop.submitted') : t('shop.changed', { when: agoText(updatedAt, locale) })}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
