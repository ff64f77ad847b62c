'use client'

import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { addToCart, cartState, findOut, NotTaken } from '@/domains/cart/browser-cart'
import { type KeptLine, lineKey, mostOfOne } from '@/domains/cart/line'
import { Button, ButtonLink } from '@/ui/button'
import { QuantityField } from '@/ui/quantity-field.client'

interface AddToCartProps {
  product: { id: string; title: string; currency: string }
  /** What can be chosen; one without a variant where there are none. Prices in whole minor units. */
  sold: readonly { variant: string | null; price: number; stock: number }[]
  chosen: string | null
  /** The cart's page, and the language it is in. */
  href: string
  locale: string
  words: Record<
    'add' | 'soldOut' | 'added' | 'addedNote' | 'failed' | NotTaken['why'] | 'quantity' | 'less' | 'more',
    string
  >
}

/**
 * The part of a product's form that puts it into the cart; then it is the way there. The form tells by
 * `variant-selected` what is chosen. Without a script the same button posts the form, for members.
 */
export function AddToCart({ product, sold, chosen, href, locale, words }: AddToCartProps) {
  const { ready, keys } = useSyncExternalStore(cartState.subscribe, cartState.now, cartState.onServer)
  const [variant, setVariant] = useState(chosen)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const part = useRef<HTMLDivElement>(null)

  useEffect(() => {
    findOut(locale)
  }, [locale])

  useEffect(() => {
    const form = part.current?.closest('form')
    const choose = (event: Event) => {
      setVariant((event as CustomEvent<string>).detail)
      setSaid('')
    }
    // What the address asked for may have been chosen before this part listened.
    const held = form?.querySelector<HTMLInputElement>('[data-selected-variant]')?.value
    if (held) setVariant(held)
    form?.addEventListener('variant-selected', choose)
    return () => form?.removeEventListener('variant-selected', choose)
  }, [])

  // The pressed button has given way to the link.
  useEffect(() => {
    if (said === words.addedNote) part.current?.querySelector('a')?.focus()
  }, [said, words.addedNote])

  const { price, stock } = sold.find((one) => one.variant === variant) ?? { price: 0, stock: 0 }
  const line = { product: product.id, variant }
  const isIn = keys.includes(lineKey(line))

  async function put(event: MouseEvent<HTMLButtonElement>) {
    const form = event.currentTarget.form
    event.preventDefault()
    if (!form?.reportValidity()) return
    const quantity = Number(new FormData(form).get('quantity')) || 1
    setBusy(true)
    try {
      const kept = { ...line, quantity, title: product.title, price, currency: product.currency } as KeptLine
      await addToCart(kept, { stock, locale })
      setSaid(words.addedNote)
    } catch (error) {
      console.error(error)
      setSaid(words[error instanceof NotTaken ? error.why : 'failed'])
    }
    setBusy(false)
  }

  return (
    <div className="add-row add-to-cart" data-waiting={ready ? undefined : ''} ref={part}>
      <input type="hidden" name="product" value={product.id} />
      <input type="hidden" name="locale" value={locale} />
      {stock > 0 && !isIn ? (
        <QuantityField
          name="quantity"
          label={words.quantity}
          steps={{ less: words.less, more: words.more }}
          defaultValue={1}
          max={Math.min(stock, mostOfOne)}
        />
      ) : null}
      {isIn ? (
        <ButtonLink kind="secondary" href={href}>
          {words.added}
        </ButtonLink>
      ) : (
        <Button
          type="submit"
          formMethod="post"
          formAction="/api/cart/add"
          disabled={stock <= 0}
          busy={busy}
          onClick={put}
        >
          {stock > 0 ? words.add : words.soldOut}
        </Button>
      )}
      <p className={said && said !== words.addedNote ? 'error-text' : 'hidden-visually'} role="status">
        {said}
      </p>
    </div>
  )
}
