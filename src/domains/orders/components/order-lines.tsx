import { totalWithDelivery } from '@/domains/orders/total-with-delivery'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { moneyText } from '@/ui/money'
import { useLocale, useTranslations } from '@/ui/texts'

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
  /** In minor units; absent as long as the vendor has not said it. */
  deliveryCost?: number | null
  currency: string
}

/** The lines of an order and their total, with delivery if its cost is known. */
export function OrderLines({ lines, total, deliveryCost, currency }: OrderLinesProps) {
  const t = useTranslations('orders')
  const locale = useLocale() as Locale
  const money = (amount: number) => moneyText({ amount, currency }, locale)
  const withDelivery = totalWithDelivery({ total, deliveryCost })
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
      {withDelivery === null ? null : (
        <>
          <p className="order-total">
            {t('delivery')} <span className="price-figure">{money(deliveryCost ?? 0)}</span>
          </p>
          <p className="order-total">
            {t('totalWithDelivery')} <span className="price-figure">{money(withDelivery)}</span>
          </p>
        </>
      )}
    </div>
  )
}
