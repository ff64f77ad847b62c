import { useEffect, useState } from 'react'
import { maxQuantity } from '@/domains/cart/line'
import type { CartLineView } from '@/domains/cart/view'
import type { Locale } from '@/foundation/i18n/locales'
import type { Currency } from '@/foundation/money/money'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { moneyText } from '@/ui/money'
import { CartLine } from '@/ui/patterns/cart-line'
import { QuantityField } from '@/ui/quantity-field'
import type { CartWords } from './cart-messages'
import { type Country, isUndeliverable } from './delivery-country'

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
  /** Saves the quantity at once. */
  onQuantityCommit: () => void
  onRemove: () => void
}

/** The quantity that the user is typing, never more than can be ordered, and whether more was requested. */
function useQuantity(line: CartLineView, { isPending, onQuantityChange }: CartItemProps) {
  const [quantity, setQuantity] = useState(String(line.quantity))
  const [isTooMany, setIsTooMany] = useState(false)
  const max = Math.min(line.stock, maxQuantity)
  // The response counts, unless the user has changed the quantity since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response
  useEffect(() => {
    if (!isPending()) setQuantity(String(line.quantity))
  }, [line])
  return {
    quantity,
    max,
    isTooMany,
    change({ value, valueAsNumber }: HTMLInputElement) {
      setIsTooMany(valueAsNumber > max)
      setQuantity(valueAsNumber > max ? String(max) : value)
      onQuantityChange(Math.min(valueAsNumber, max))
    },
    /** An empty field shows the saved quantity again. */
    restore: () => quantity || setQuantity(String(line.quantity)),
  }
}

/**
 * The form of a line's quantity. Its button comes before that which removes the line, so that Enter saves the quantity;
 * with JavaScript it is hidden.
 */
function QuantityForm(props: CartItemProps & { id: string }) {
  const { id, line, locale, words, destination, onQuantityCommit } = props
  const { title, stock } = line
  const { quantity, max, isTooMany, change, restore } = useQuantity(line, props)
  const limit = max < stock ? words.atMost : words.onlyInStock
  return (
    <form
      id={id}
      className="cart-quantity"
      method="post"
      action="/api/cart/set"
      onSubmit={(event) => {
        event.preventDefault()
        restore()
        onQuantityCommit()
      }}
    >
      <input type="hidden" name="product" value={line.product} />
      <input type="hidden" name="variant" value={line.variant ?? ''} />
      <input type="hidden" name="locale" value={locale} />
      {destination ? <input type="hidden" name="country" value={destination.value} /> : null}
      {stock > 0 ? (
        <>
          <QuantityField
            id={`${id}-quantity`}
            name="quantity"
            label={words.quantity.replace('{title}', title)}
            steps={{ less: words.less, more: words.more }}
            value={quantity}
            max={max}
            error={isTooMany ? limit.replace('{count}', String(max)) : undefined}
            onChange={({ currentTarget }) => change(currentTarget)}
            onBlur={restore}
          />
          <Button type="submit" kind="quiet" className="without-script">
            {words.update}
          </Button>
        </>
      ) : (
        <input type="hidden" name="quantity" value="0" />
      )}
    </form>
  )
}

/** A line of the cart. Its form works without JavaScript as well. */
export function CartItem(props: CartItemProps) {
  const { line, currency, destination, locale, words, onRemove } = props
  const { key, title, picture, stock, wanted, was, regular } = line
  const form = `cart-line-${key.replaceAll(':', '-')}`
  const money = (amount: number) => ({ amount, currency })
  const notices = [
    destination && isUndeliverable(line, destination)
      ? words.notDelivered.replace('{country}', destination.label)
      : null,
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
