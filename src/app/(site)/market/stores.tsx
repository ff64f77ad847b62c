import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { DotMap } from '@/domains/suppliers/components/dot-map'
import type { SupplierCard } from '@/domains/suppliers/listing'
import { placeText } from '@/domains/suppliers/place-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'

/** So many stores can be told apart on a map, and are listed beside it. */
export const mostStores = 20

interface StoresProps {
  /** The nearest, each with how far away it is in kilometres. */
  stores: readonly (SupplierCard & { distance: number })[]
  /** How many there are within reach. */
  count: number
}

/** Where what is listed can be had: drawn, and as the same list in words. */
export function Stores({ stores, count }: StoresProps) {
  const t = useTranslations('filters')
  const format = useFormatter()
  const locale = useLocale()
  if (stores.length === 0) return null
  const dots = stores.flatMap(({ id, place: { latitude, longitude } }, index) =>
    latitude === null || longitude === null
      ? []
      : [{ key: id, latitude, longitude, mark: String(index + 1) }],
  )
  return (
    <div className="stores">
      {count > stores.length ? (
        <p className="caption">{t('nearest', { shown: stores.length, total: count })}</p>
      ) : null}
      <DotMap dots={dots} label={t('map')} />
      <ol className="store-list">
        {stores.map(({ id, slug, name, place, distance }) => (
          <li key={id}>
            <a href={localePath(locale, documentPath('vendors', slug))}>{name}</a>, {placeText(place, locale)}
            {` · ${format.number(distance, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 })}`}
          </li>
        ))}
      </ol>
    </div>
  )
}
