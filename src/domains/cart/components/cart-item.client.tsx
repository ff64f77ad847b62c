'use client'

import { useEffect, useState } from 'react'
import { maxQuantity } from '@/domains/cart/line'
import type { CartLineView } from '@/domains/cart/view'
import { deliveryStatus } from '@/domains/suppliers/delivery-area'
import type { Locale } from '@/foundation/i18n/locales'
import type { Currency } from '@/foundation/money/money'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { moneyText } from '@/ui/money'
import { CartLine } from '@/ui/patterns/cart-line'
import { QuantityField } from '@/ui/quantity-field.client'
import type { CartWords } from './cart-messages'
import type { Country } from './delivery-country'

interface CartItemProps {
  line: CartLineView
  currency: Currency
  locale: Locale
  words: CartWords
  /** Where the cart is to be delivered. */
  destination?: Country
  /** Whether a quantity has not been saved yet. */
  isPending: () => boolean
  onQuantityChange: (quantity: number) => void
  onRemove: () => void
}

/** The form of a line's quantity; without JavaScript it has a button. */
function QuantityForm({
  id,
  line,
  locale,
  words,
  isPending,
  onQuantityChange,
}: Omit<CartItemProps, 'currency' | 'destination' | 'onRemove'> & { id: string }) {
  const { title, stock } = line
  const [quantity, setQuantity] = useState(String(line.quantity))
  // The response counts, unless the user has changed the quantity since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response
  useEffect(() => {
    if (!isPending()) setQuantity(String(line.quantity))
  }, [line])
  return (
    <form
      id={id}
      className="cart-quantity"
      method="post"
      action="/api/cart/set"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="product" value={line.product} />
      <input type="hidden" name="variant" value={line.variant ?? ''} />
      <input type="hidden" name="locale" value={locale} />
      {stock > 0 ? (
        <QuantityField
          id={`${id}-quantity`}
          name="quantity"
          label={words.quantity.replace('{title}', title)}
          steps={{ less: words.less, more: words.more }}
          value={quantity}
          max={Math.min(stock, maxQuantity)}
          onChange={({ currentTarget }) => {
            setQuantity(currentTarget.value)
            onQuantityChange(currentTarget.valueAsNumber)
          }}
          onBlur={() => quantity || setQuantity(String(line.quantity))}
        />
      ) : (
        <input type="hidden" name="quantity" value="0" />
      )}
      <noscript>
        <Button type="submit" kind="quiet">
          {words.update}
        </Button>
      </noscript>
    </form>
  )
}

/** A line of the cart. Its form works without JavaScript as well. */
export function CartItem(props: CartItemProps) {
  const { line, currency, destination, locale, words, onRemove } = props
  const { key, title, picture, stock, wanted, was, regular } = line
  const form = `cart-line-${key.replaceAll(':', '-')}`
  const money = (amount: number) => ({ amount, currency })
  const isUndeliverable =
    destination !== undefined &&
    deliveryStatus({ country: destination.value, region: null }, line.delivery) === 'no'
  const notices = [
    isUndeliverable ? words.notDelivered.replace('{country}', destination.label) : null,
    wanted === null
      ? null
      : words.fewer.replace('{count}', String(stock)).replace('{wanted}', String(wanted)),
    was === null ? null : words.was.replace('{price}', moneyText(money(was), locale)),
  ]
  return (
    <CartLine
      title={title}
      href={localePath(locale, line.path)}
      options={line.options}
      picture={
        picture.url ? (
          <img src={picture.url} alt="" loading="lazy" />
        ) : (
          <Drawing kind="goods" {...picture.drawing} seed={picture.seed} />
        )
      }
      each={money(line.each)}
      regular={regular === null ? null : money(regular)}
      total={money(line.total)}
      locale={locale}
      problem={stock > 0 ? null : words.soldOut}
      notices={notices.filter((text) => text !== null)}
      remove={words.remove.replace('{title}', title)}
      onRemove={onRemove}
      form={form}
      words={{ each: words.each, was: words.priceWas, now: words.priceNow }}
      quantity={<QuantityForm {...props} id={form} />}
    />
  )
}
