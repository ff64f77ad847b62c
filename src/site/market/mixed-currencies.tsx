import type { ListQuery } from '@/domains/catalog/filters/list-query'
import { type ListRoute, listUrl } from '@/domains/catalog/filters/list-url'
import { currencies } from '@/foundation/money/money'
import { Chip } from '@/ui/chip'
import { useTranslations } from '@/ui/texts'

interface MixedCurrenciesProps {
  route: ListRoute
  query: ListQuery
  /** The currencies of the prices on this page. */
  shownCurrencies: readonly string[]
}

/** Explains that prices in several currencies are sorted by amount, and links to the list in each currency. */
export function MixedCurrencies({ route, query, shownCurrencies }: MixedCurrenciesProps) {
  const t = useTranslations('filters.price')
  const { sort, filters } = query
  const forProducts = route.collection === 'products'
  if ((sort !== 'price' && sort !== 'price-desc') || filters.price) return null
  if (!forProducts && new Set(shownCurrencies).size < 2) return null
  const urlOf = (currency: (typeof currencies)[number]) =>
    listUrl(route, { ...query, filters: { ...filters, price: { from: 0, to: null, currency } }, page: 1 })
  return (
    <div className="stack-tight">
      <p className="caption">{t('mixed')}</p>
      {forProducts ? (
        <ul className="chips">
          {currencies
            .filter((currency) => shownCurrencies.includes(currency))
            .map((currency) => (
              <li key={currency}>
                <Chip href={urlOf(currency)} soft>
                  {t('in', { currency })}
                </Chip>
              </li>
            ))}
        </ul>
      ) : null}
    </div>
  )
}
