import { useFormatter, useTranslations } from 'next-intl'
import type { Near } from '@/domains/filters/query'
import { listingPage } from '@/domains/listings/queries'
import { DotMap } from '@/domains/suppliers/components/dot-map'
import type { SupplierCard } from '@/domains/suppliers/listing'
import type { Reader } from '@/foundation/payload/reader'

/** Vendors whose store one can walk into: places that can be named, and dots of the map. */
export async function storesOf(reader: Reader): Promise<SupplierCard[]> {
  const { cards } = await listingPage(reader, { collection: 'vendors', sort: 'title', page: 1, limit: 100 })
  return cards.filter(({ hasStore }) => hasStore)
}

interface StoresProps {
  stores: readonly SupplierCard[]
  /** The products that are shown. */
  cards: readonly { vendor: { id: string } | null; distance: number | null }[]
  near: Near
}

/** Where the vendors of what is shown are: drawn, and as the same list in words. */
export function Stores({ stores, cards, near }: StoresProps) {
  const say = useTranslations('filters')
  const format = useFormatter()
  const shown = stores
    .flatMap((store) => {
      const card = cards.find(({ vendor }) => vendor?.id === store.id)
      return card ? [{ ...store, distance: card.distance }] : []
    })
    .toSorted((one, another) => (one.distance ?? 0) - (another.distance ?? 0))
  const dots = shown.flatMap(({ id, place: { latitude, longitude } }, index) =>
    latitude === null || longitude === null
      ? []
      : [{ key: id, latitude, longitude, mark: String(index + 1) }],
  )
  const known = near.place !== null || cards.some(({ distance }) => distance !== null)
  return (
    <div className="stores">
      {known || cards.length === 0 ? null : <p className="caption">{say('near.unknown')}</p>}
      {dots.length > 0 ? <DotMap dots={dots} label={say('map')} /> : null}
      <ol className="store-list">
        {shown.map(({ id, name, place, distance }) => (
          <li key={id}>
            {name}, {place.city}
            {distance === null
              ? null
              : ` · ${format.number(distance, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 })}`}
          </li>
        ))}
      </ol>
    </div>
  )
}
