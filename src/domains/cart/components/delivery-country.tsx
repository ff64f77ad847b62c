import type { CartLineView } from '@/domains/cart/view'
import { deliveryStatus } from '@/domains/suppliers/delivery-area'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import type { CartWords } from './cart-messages'

/** A country with its name in the language of the page. */
export interface Country {
  value: string
  label: string
}

/** Whether no part of a country is served. */
export const isUndeliverable = ({ delivery }: Pick<CartLineView, 'delivery'>, { value }: Country) =>
  deliveryStatus({ country: value, region: null }, delivery) === 'no'

interface DeliveryCountryProps {
  countries: readonly Country[]
  selected: string
  words: CartWords
  onSelect: (country: string) => void
}

/** The country that the cart is to be delivered to. Without JavaScript, a button loads the cart for it. */
export function DeliveryCountry({ countries, selected, words, onSelect }: DeliveryCountryProps) {
  return (
    <form className="cart-country">
      <Select
        id="cart-country"
        name="country"
        label={words.deliverTo}
        placeholder={words.chooseCountry}
        options={[...countries]}
        value={selected}
        onChange={({ currentTarget }) => onSelect(currentTarget.value)}
      />
      <Button type="submit" kind="quiet" className="without-script">
        {words.checkDelivery}
      </Button>
    </form>
  )
}
