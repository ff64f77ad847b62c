'use client'

import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { AddToCartError, addToCart, cartState, loadCartState } from '@/domains/cart/browser-cart'
import { lineKey, maxQuantity, type StoredLine } from '@/domains/cart/line'
import { Button, ButtonLink } from '@/ui/button'
import { QuantityField } from '@/ui/quantity-field.client'

interface AddToCartProps {
  product: { id: string; title: string; currency: string }
  /** The variants, or one offer without a variant. Prices in minor units. */
  offers: readonly { variant: string | null; price: number; stock: number }[]
  /** The id of the selected variant. */
  selected: string | null
  /** The path of the cart. */
  href: string
  locale: string
  words: Record<
    | 'add'
    | 'soldOut'
    | 'added'
    | 'addedNote'
    | 'failed'
    | AddToCartError['reason']
    | 'quantity'
    | 'less'
    | 'more',
    string
  >
}

/**
 * The part of the purchase form that adds the product to the cart; once it is in the cart, a link there. The form
 * announces the selected variant by the event `variant-selected`. Without JavaScript the button posts the form, which
 * works for members only.
 */
export function AddToCart({ product, offers, selected, href, locale, words }: AddToCartProps) {
  const { ready, keys } = useSyncExternalStore(cartState.subscribe, cartState.now, cartState.onServer)
  const [variant, setVariant] = useState(selected)
  const [busy, setBusy] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const container = useRef<HTMLDivElement>(null)

  useEffect(() => {
    loadCartState(locale)
  }, [locale])

  useEffect(() => {
    const form = container.current?.closest('form')
    const selectVariant = (event: Event) => {
      setVariant((event as CustomEvent<string>).detail)
      setAnnouncement('')
    }
    // The variant may have been selected before this component listened.
    const renderedVariant = form?.querySelector<HTMLInputElement>('[data-selected-variant]')?.value
    if (renderedVariant) setVariant(renderedVariant)
    form?.addEventListener('variant-selected', selectVariant)
    return () => form?.removeEventListener('variant-selected', selectVariant)
  }, [])

  // The link replaces the button that had the focus.
  useEffect(() => {
    if (announcement === words.addedNote) container.current?.querySelector('a')?.focus()
  }, [announcement, words.addedNote])

  const { price, stock } = offers.find((offer) => offer.variant === variant) ?? { price: 0, stock: 0 }
  const line = { product: product.id, variant }
  const isInCart = keys.includes(lineKey(line))

  async function add(event: MouseEvent<HTMLButtonElement>) {
    const form = event.currentTarget.form
    event.preventDefault()
    if (!form?.reportValidity()) return
    const quantity = Number(new FormData(form).get('quantity')) || 1
    setBusy(true)
    try {
      const stored = {
        ...line,
        quantity,
        title: product.title,
        price,
        currency: product.currency,
      } as StoredLine
      await addToCart(stored, { stock, locale })
      setAnnouncement(words.addedNote)
    } catch (error) {
      console.error(error)
      setAnnouncement(words[error instanceof AddToCartError ? error.reason : 'failed'])
    }
    setBusy(false)
  }

  return (
    <div className="add-row add-to-cart" data-waiting={ready ? undefined : ''} ref={container}>
      <input type="hidden" name="product" value={product.id} />
      <input type="hidden" name="locale" value={locale} />
      {stock > 0 && !isInCart ? (
        <QuantityField
          name="quantity"
          label={words.quantity}
          steps={{ less: words.less, more: words.more }}
          defaultValue={1}
          max={Math.min(stock, maxQuantity)}
        />
      ) : null}
      {isInCart ? (
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
          onClick={add}
        >
          {stock > 0 ? words.add : words.soldOut}
        </Button>
      )}
      <p
        className={announcement && announcement !== words.addedNote ? 'error-text' : 'hidden-visually'}
        role="status"
      >
        {announcement}
      </p>
    </div>
  )
}
