import type { Filters } from '@/domains/catalog/filters/list-query'
import { currencies, fromMinor } from '@/foundation/money/money'
import { Disclosure } from '@/ui/disclosure'
import { FilterOption } from '@/ui/patterns/filter-option'
import { FilterHeading } from '@/ui/patterns/filter-panel'
import { sharesOf } from '@/ui/patterns/update-filter-counts'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { useTranslations } from '@/ui/texts'

interface OfferFieldsProps {
  /** Unique on the page. */
  id: string
  filters: Filters
  /** How many entries each option would give. */
  counts: { inStock: number; onSale: number }
}

function AvailabilityFields({ filters: { inStock, onSale }, counts }: Omit<OfferFieldsProps, 'id'>) {
  const t = useTranslations('filters')
  const inWords = useTranslations('ui.filters')
  const offers = [
    { name: 'in_stock', title: t('inStock'), count: counts.inStock, on: inStock },
    { name: 'on_sale', title: t('onSale'), count: counts.onSale, on: onSale },
  ]
  const selected = Number(inStock) + Number(onSale)
  return (
    <Disclosure
      title={<FilterHeading name="availability" title={t('availability')} on={selected} />}
      open={selected > 0}
    >
      <ul>
        {offers.map(({ name, title, count, on }) => (
          <FilterOption
            key={name}
            name={name}
            value="true"
            title={title}
            count={count}
            countInWords={inWords('count', { count })}
            on={on}
            share={sharesOf(offers)(count)}
          />
        ))}
      </ul>
    </Disclosure>
  )
}

function PriceFields({ id, price }: { id: string; price: Filters['price'] }) {
  const t = useTranslations('filters.price')
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
        label={t(name)}
        defaultValue={minor == null ? undefined : fromMinor(minor, currency)}
      />
    )
  }
  return (
    <Disclosure
      title={<FilterHeading name="price" title={t('title')} on={price ? 1 : 0} />}
      open={price !== null}
    >
      <p className="caption">{t('inCurrency')}</p>
      <div className="price-fields">
        {priceField('from')}
        {priceField('to')}
        <Select
          id={`${id}-currency`}
          name="currency"
          label={t('currency')}
          options={currencies.map((value) => ({ value, label: value }))}
          defaultValue={currency}
          data-default={currencies[0]}
        />
      </div>
      <p className="hint" id={`${id}-reversed`} data-price-reversed="" hidden>
        {t('reversed')}
      </p>
    </Disclosure>
  )
}

/** Filters by availability and price. */
export function OfferFields({ id, filters, counts }: OfferFieldsProps) {
  return (
    <>
      <AvailabilityFields filters={filters} counts={counts} />
      <PriceFields id={id} price={filters.price} />
    </>
  )
}
