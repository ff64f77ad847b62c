import { panelMessages } from '@/app/(payload)/panel-messages'
import { isLow, lastingDays, type StockLevel, salesDays } from '@/domains/panel/stock-levels'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import './stock.css'

interface StockFormProps {
  levels: readonly StockLevel[]
  locale: Locale
  /** Leaves out what the dashboard has no room for. */
  brief?: boolean
}

interface StockRowProps extends Pick<StockFormProps, 'brief'> {
  level: StockLevel
  t: DynamicTranslator
}

function lastsText(level: StockLevel, t: DynamicTranslator): string {
  const days = lastingDays(level)
  if (level.stock === 0) return t('soldOut')
  if (days === null) return t('noSales')
  return days > 365 ? t('long') : t('days', { days })
}

function stateOf(level: StockLevel): 'soldOut' | 'low' | 'enough' {
  if (level.stock === 0) return 'soldOut'
  return isLow(level) ? 'low' : 'enough'
}

function StockRow({ level, brief, t }: StockRowProps) {
  const { product, variant, title, sku, stock, sold, published } = level
  const options = level.shared ? t('shared') : level.options
  const key = `${product}:${variant}`
  const name = [title, options].filter(Boolean).join(', ')
  const state = stateOf(level)
  return (
    <tr>
      <th scope="row">
        <a href={`/admin/collections/products/${product}`}>{title}</a>
        <small>
          {[options, brief ? null : sku, published ? null : t('draft')].filter(Boolean).join(' · ')}
        </small>
      </th>
      <td data-label={t('sales', { days: salesDays })}>{sold}</td>
      <td data-label={t('lasts')}>{lastsText(level, t)}</td>
      {brief ? null : (
        <td data-label={t('state')}>
          <span className={`stock__state is-${state}`}>{t(state)}</span>
        </td>
      )}
      <td data-label={t('now')}>
        <input name={`was:${key}`} type="hidden" value={stock} />
        <input
          aria-label={t('inputLabel', { title: name })}
          defaultValue={stock}
          inputMode="numeric"
          min={0}
          name={`stock:${key}`}
          required
          step={1}
          type="number"
        />
      </td>
    </tr>
  )
}

/** Stocks in a table, saved together. The form says which numbers it showed, so that a stock sold since stays as it is. */
export function StockForm({ levels, locale, brief }: StockFormProps) {
  const { t } = panelMessages({ language: locale }, 'stock')
  return (
    <form action="/api/stock" className="stock" method="post">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('sales', { days: salesDays })}</th>
            <th scope="col">{t('lasts')}</th>
            {brief ? null : <th scope="col">{t('state')}</th>}
            <th scope="col">{t('now')}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <StockRow brief={brief} key={`${level.product}:${level.variant}`} level={level} t={t} />
          ))}
        </tbody>
      </table>
      <div className="stock__save">
        <button type="submit">{t('save')}</button>
      </div>
    </form>
  )
}
