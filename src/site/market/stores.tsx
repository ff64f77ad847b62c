import { DotMap } from '@/domains/suppliers/components/dot-map'
import { placeText } from '@/domains/suppliers/place-text'
import { type DistanceUnit, distanceText } from '@/foundation/i18n/distance'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { useLocale, useTranslations } from '@/ui/texts'
import type { NearestStores } from './load-product-list'

interface StoresProps extends NearestStores {
  unit: DistanceUnit
}

/** The stores that sell the listed products, as a map and as a list. */
export function Stores({ stores, total, unit }: StoresProps) {
  const t = useTranslations('filters')
  const locale = useLocale() as Locale
  if (stores.length === 0) return null
  const dots = stores.flatMap(({ id, place: { latitude, longitude } }, index) =>
    latitude === null || longitude === null
      ? []
      : [{ key: id, latitude, longitude, mark: String(index + 1) }],
  )
  return (
    <div className="stores">
      {total > stores.length ? (
        <p className="caption">{t('nearest', { shown: stores.length, total })}</p>
      ) : null}
      <DotMap dots={dots} label={t('map')} />
      <ol className="store-list">
        {stores.map(({ id, slug, name, place, distance }) => (
          <li key={id}>
            <a href={localePath(locale, documentPath('vendors', slug))}>{name}</a>, {placeText(place, locale)}
            {` · ${distanceText(distance, unit, locale)}`}
          </li>
        ))}
      </ol>
    </div>
  )
}
