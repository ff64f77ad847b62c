import { Select } from '@/ui/select'
import type { CartWords } from './cart-messages'

/** A country with its name in the language of the page. */
export interface Country {
  value: string
  label: string
}

interface DeliveryCountryProps {
  countries: readonly Country[]
  selected: string
  words: CartWords
  onSelect: (country: string) => void
}

/** The country that the cart is to be delivered to. */
export function DeliveryCountry({ countries, selected, words, onSelect }: DeliveryCountryProps) {
  return (
    <div className="cart-country">
      <Select
        id="cart-country"
        name="country"
        label={words.deliverTo}
        placeholder={words.chooseCountry}
        options={[...countries]}
        value={selected}
        onChange={({ currentTarget }) => onSelect(currentTarget.value)}
      />
    </div>
  )
}
