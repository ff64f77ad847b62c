import { StockForm } from '@/app/(payload)/stock/stock-form'
import type { StockLevel } from '@/domains/panel/stock-levels'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'

interface RunningOutProps {
  levels: readonly StockLevel[]
  locale: Locale
  t: DynamicTranslator
}

/** The lowest stocks, which can be changed here. */
export function RunningOut({ levels, locale, t }: RunningOutProps) {
  return (
    <section aria-labelledby="low-stock">
      <header className="dash__head">
        <h2 id="low-stock">{t('shop.low')}</h2>
        <a href="/admin/stock">{t('shop.allStock')}</a>
      </header>
      {levels.length > 0 ? <StockForm brief levels={levels} locale={locale} /> : <p>{t('shop.noLow')}</p>}
    </section>
  )
}
