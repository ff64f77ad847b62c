import { useTranslations } from 'next-intl'
import { currencies, fromMinor } from '../../../foundation/money/money'
import { Checkbox } from '../../../ui/checkbox'
import { Disclosure } from '../../../ui/disclosure'
import { FilterHeading } from '../../../ui/patterns/filter-panel'
import { Select } from '../../../ui/select'
import { TextInput } from '../../../ui/text-input'
import type { Filters } from '../query'

interface OfferFieldsProps {
  /** Unique on the page. */
  id: string
  filters: Filters
}

/** What it costs, and whether it can be had. */
export function OfferFields({ id, filters }: OfferFieldsProps) {
  const say = useTranslations('filters')
  const { price, inStock, onSale } = filters
  const currency = price?.currency ?? currencies[0]
  const end = (name: 'from' | 'to') => {
    const minor = price?.[name]
    return (
      <TextInput
        id={`${id}-${name}`}
        name={`price_${name}`}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        label={say(`price.${name}`)}
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
            title={say('availability')}
            on={Number(inStock) + Number(onSale)}
          />
        }
        open={inStock || onSale}
      >
        <Checkbox
          id={`${id}-stock`}
          name="in_stock"
          value="true"
          label={say('inStock')}
          defaultChecked={inStock}
        />
        <Checkbox
          id={`${id}-sale`}
          name="on_sale"
          value="true"
          label={say('onSale')}
          defaultChecked={onSale}
        />
      </Disclosure>
      <Disclosure
        title={<FilterHeading name="price" title={say('price.title')} on={price ? 1 : 0} />}
        open={price !== null}
      >
        <div className="price-fields">
          {end('from')}
          {end('to')}
          <Select
            id={`${id}-currency`}
            name="currency"
            label={say('price.currency')}
            options={currencies.map((value) => ({ value, label: value }))}
            defaultValue={currency}
            data-otherwise={currencies[0]}
          />
        </div>
      </Disclosure>
    </>
  )
}
