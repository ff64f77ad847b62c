import { useTranslations } from 'next-intl'
import type { Filters } from '@/domains/catalog/filters/list-query'
import { currencies, fromMinor } from '@/foundation/money/money'
import { Disclosure } from '@/ui/disclosure'
import { FilterOption } from '@/ui/patterns/filter-option'
import { FilterHeading } from '@/ui/patterns/filter-panel'
import { sharesOf } from '@/ui/patterns/update-filter-counts'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'

interface OfferFieldsProps {
  /** Unique on the page. */
  id: string
  filters: Filters
  /** How many entries each option would give. */
  counts: { inStock: number; onSale: number }
}

/** Filters by availability and price. */
export function OfferFields({ id, filters, counts }: OfferFieldsProps) {
  const t = useTranslations('filters')
  const { price, inStock, onSale } = filters
  const offers = [
    { name: 'in_stock', title: t('inStock'), count: counts.inStock, on: inStock },
    { name: 'on_sale', title: t('onSale'), count: counts.onSale, on: onSale },
  ]
  const currency = price?.currency ?? currencies[0]
  const priceField = (name: 'from' | 'to') => {
    const minor = price?.[name]
    return (
      <TextInput
        id={`${id}-${name}`}
        name={`price_${name}`}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        label={t(`price.${name}`)}
        defaultValue={minor == null ? undefined : fromMinor(minor, currency)}
      />
    )
  }
  return (
    <>
      <Disclosure
        title={
          <FilterHeading
            name="availability"
            title={t('availability')}
            on={Number(inStock) + Number(onSale)}
          />
        }
        open={inStock || onSale}
      >
        <ul>
          {offers.map(({ name, title, count, on }) => (
            <FilterOption
              key={name}
              name={name}
              option={{ value: 'true', title, count, on }}
              share={sharesOf(offers)(count)}
            />
          ))}
        </ul>
      </Disclosure>
      <Disclosure
        title={<FilterHeading name="price" title={t('price.title')} on={price ? 1 : 0} />}
        open={price !== null}
      >
        <p className="caption">{t('price.inCurrency')}</p>
        <div className="price-fields">
          {priceField('from')}
          {priceField('to')}
          <Select
            id={`${id}-currency`}
            name="currency"
            label={t('price.currency')}
            options={currencies.map((value) => ({ value, label: value }))}
            defaultValue={currency}
            data-default={currencies[0]}
          />
        </div>
        <p className="hint" id={`${id}-reversed`} data-price-reversed="" hidden>
          {t('price.reversed')}
        </p>
      </Disclosure>
    </>
  )
}
