import type { SupplierCard } from '@/domains/suppliers/listing'
import { countryName, placeText } from '@/domains/suppliers/place-text'
import { useLocale, useTranslations } from '@/ui/texts'
import { DotMap } from './dot-map'

/** A map of the suppliers on a list page, numbered by position; null where none has coordinates. */
export function SuppliersMap({ suppliers }: { suppliers: readonly SupplierCard[] }) {
  const t = useTranslations('suppliers')
  const locale = useLocale()
  const dots = suppliers.flatMap(({ id, name, place }, index) => {
    const { latitude, longitude } = place
    if (latitude === null || longitude === null) return []
    const mark = String(index + 1)
    const country = countryName(place.country, locale)
    const text = `${mark} ${name}, ${placeText(place, locale)}`
    return [{ key: id, mark, latitude, longitude, country, text }]
  })
  if (dots.length === 0) return null
  return (
    <figure className="supplier-map">
      <DotMap dots={dots} label={t('mapLabel', { places: dots.map(({ text }) => text).join('; ') })} />
      <figcaption className="caption">{t('mapNote', { shown: dots.length })}</figcaption>
    </figure>
  )
}
