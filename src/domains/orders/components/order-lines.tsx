import { useLocale, useTranslations } from 'next-intl'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { moneyText } from '@/ui/money'

interface OrderLinesProps {
  lines: readonly {
    title: string
    options: string | null
    sku?: string | null
    /** The product page without its language. */
    page?: string | null
    each: number
    quantity: number
    total: number
  }[]
  total: number
  currency: string
}

/** The lines of an order and their total. */
export function OrderLines({ lines, total, currency }: OrderLinesProps) {
  const t = useTranslations('orders')
  const locale = useLocale() as Locale
  const money = (amount: number) => moneyText({ amount, currency }, locale)
  return (
    <div>
      <ul className="order-lines">
        {lines.map(({ title, options, sku, page, each, quantity, total: sum }) => (
          <li key={`${title} ${options} ${sku}`}>
            <span>
              {page ? <a href={localePath(locale, page)}>{title}</a> : title}
              {options ? <span className="secondary"> · {options}</span> : null}
              <br />
              <span className="caption numeric">
                {quantity} × {money(each)}
                {sku ? ` · ${t('sku', { sku })}` : null}
              </span>
            </span>
            <span className="price-figure">{money(sum)}</span>
          </li>
        ))}
      </ul>
      <p className="order-total">
        {t('total')} <span className="price-figure">{money(total)}</span>
      </p>
    </div>
  )
}
