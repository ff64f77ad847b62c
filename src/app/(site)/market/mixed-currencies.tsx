import { useTranslations } from 'next-intl'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import { addressOf, type ListPlace } from '@/domains/catalog/filters/list-url'
import { currencies } from '@/foundation/money/money'
import { Chip } from '@/ui/chip'

interface MixedCurrenciesProps {
  place: ListPlace
  query: ListQuery
  /** Those that the prices of this page are in. */
  seen: readonly string[]
}

/** Prices of several currencies are ordered by their figures: said where that is so, with the list of each alone. */
export function MixedCurrencies({ place, query, seen }: MixedCurrenciesProps) {
  const t = useTranslations('filters.price')
  const { sort, filters } = query
  const forProducts = place.collection === 'products'
  if ((sort !== 'price' && sort !== 'price-desc') || filters.price) return null
  if (!forProducts && new Set(seen).size < 2) return null
  const only = (currency: (typeof currencies)[number]) =>
    addressOf(place, { ...query, filters: { ...filters, price: { from: 0, to: null, currency } }, page: 1 })
  return (
    <div className="stack-tight">
      <p className="caption">{t('mixed')}</p>
      {forProducts ? (
        <ul className="chips">
          {currencies
            .filter((currency) => seen.includes(currency))
            .map((currency) => (
              <li key={currency}>
                <Chip href={only(currency)} soft>
                  {t('in', { currency })}
                </Chip>
              </li>
            ))}
        </ul>
      ) : null}
    </div>
  )
}
