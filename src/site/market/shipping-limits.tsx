import { regionsText } from '@/domains/suppliers/regions-text'
import type { Locale } from '@/foundation/i18n/locales'
import { Notice } from '@/ui/notice'
import { useLocale, useTranslations } from '@/ui/texts'
import { onlyCountriesText } from './only-countries-text'

/** Where a product is not sent; names the countries where it is instead if they are few. */
export function ShippingLimits({ excluded }: { excluded: readonly string[] }) {
  const t = useTranslations('products')
  const locale = useLocale() as Locale
  if (excluded.length === 0) return null
  const only = onlyCountriesText(excluded, locale)
  const subdivisions = excluded.filter((code) => code.includes('-'))
  const title = only
    ? t('shipsOnlyTo', { countries: only })
    : t('excluded', { regions: regionsText(excluded, locale) })
  return (
    <Notice kind="info" title={title}>
      <p>
        {only && subdivisions.length > 0
          ? `${t('shipsNotTo', { regions: regionsText(subdivisions, locale) })} `
          : null}
        {t('excludedReason')}
      </p>
    </Notice>
  )
}
