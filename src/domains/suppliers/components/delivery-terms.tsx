import type { DeliveryTerms as Terms } from '@/domains/suppliers/delivery-terms'
import { regionsText } from '@/domains/suppliers/regions-text'
import type { Locale } from '@/foundation/i18n/locales'
import { Leaders } from '@/ui/leader-lines'
import { moneyText } from '@/ui/money'
import { rangeText } from '@/ui/range-text'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'

/** Where a vendor delivers, for how much, how fast, and what can be returned. */
export function DeliveryTerms({ regions, cost, freeFrom, days, returnDays }: Terms) {
  const t = useTranslations('suppliers.delivery')
  const locale = useLocale() as Locale
  const format = useFormatter()
  const price = cost && (cost.amount === 0 ? t('free') : moneyText(cost, locale))
  const costText = price && freeFrom ? t('freeFrom', { price, amount: moneyText(freeFrom, locale) }) : price
  const pairs = [
    { label: t('shipsTo'), value: regionsText(regions, locale) },
    { label: t('cost'), value: costText ?? t('askVendor') },
    {
      label: t('arrives'),
      value: days
        ? t('days', { range: rangeText({ min: days.from, max: days.to }, format.number), count: days.to })
        : t('askVendor'),
    },
    {
      label: t('returns'),
      value:
        returnDays === null
          ? t('askVendor')
          : returnDays === 0
            ? t('noReturns')
            : t('returnDays', { count: returnDays }),
    },
  ]
  return <Leaders pairs={pairs} />
}
