import { type MouseEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { AddToCartError, addToCart, cartState, loadCartState } from '@/domains/cart/browser-cart'
import { lineKey, maxQuantity } from '@/domains/cart/line'
import { track } from '@/domains/measurement/browser/collector'
import type { Currency } from '@/foundation/money/money'
import { Button, ButtonLink } from '@/ui/button'
import { QuantityField } from '@/ui/quantity-field'

interface AddToCartProps {
  product: { id: string; title: string; currency: Currency }
  /** The variants, or one offer without a variant. Prices in minor units. */
  offers: readonly { variant: string | null; price: number; stock: number }[]
  /** The id of the selected variant. */
  selected: string | null
  /** The path of the cart. */
  href: string
  locale: string
  words: Record<
    | 'add'
    | 'toCart'
    | 'soldOut'
    | 'added'
    | 'viewCart'
    | 'addedNote'
    | 'failed'
    | AddToCartError['reason']
    | 'quantity'
    | 'less'
    | 'more',
    string
  >
}

/** The variant that the purchase form has selected; it announces changes by the event `variant-selected`. */
function useSelectedVariant(
  container: RefObject<HTMLElement | null>,
  initial: string | null,
  onChange: () => void,
): string | null {
  const [variant, setVariant] = useState(initial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChange` only sets state, so the first one will do
  useEffect(() => {
    const form = container.current?.closest('form')
    const selectVariant = (event: Event) => {
      setVariant((event as CustomEvent<string>).detail)
      onChange()
    }
    // The variant may have been selected before this component listened.
    const renderedVariant = form?.querySelector<HTMLInputElement>('[data-selected-variant]')?.value
    if (renderedVariant) setVariant(renderedVariant)
    form?.addEventListener('variant-selected', selectVariant)
    return () => form?.removeEventListener('variant-selected', selectVariant)
  }, [container])
  return variant
}

/** The state of the button and the function that adds the product. */
function useAddToCart({ product, offers, selected, locale, words }: Omit<AddToCartProps, 'href'>) {
  const { ready, keys } = useSyncExternalStore(cartState.subscribe, cartState.now, cartState.onServer)
  const [isBusy, setIsBusy] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const container = useRef<HTMLDivElement>(null)
  const variant = useSelectedVariant(container, selected, () => setAnnouncement(''))
  useEffect(() => {
    loadCartState(locale)
  }, [locale])

  // The link replaces the button that had the focus.
  useEffect(() => {
    if (announcement === words.addedNote) container.current?.querySelector('a')?.focus()
  }, [announcement, words.addedNote])

  const { price, stock } = offers.find((offer) => offer.variant === variant) ?? { price: 0, stock: 0 }
  const { id, title, currency } = product

  async function add(event: MouseEvent<HTMLButtonElement>) {
    const form = event.currentTarget.form
    event.preventDefault()
    if (!form?.reportValidity()) return
    const quantity = Number(new FormData(form).get('quantity')) || 1
    setIsBusy(true)
    try {
      await addToCart({ product: id, variant, quantity, title, price, currency }, { stock, locale })
      setAnnouncement(words.addedNote)
      track('add_to_cart')
    } catch (error) {
      console.error(error)
      setAnnouncement(words[error instanceof AddToCartError ? error.reason : 'failed'])
    }
    setIsBusy(false)
  }

  const isInCart = keys.includes(lineKey({ product: id, variant }))
  return { container, isReady: ready, isInCart, isBusy, stock, announcement, add }
}

/**
 * The part of the purchase form that adds the product to the cart; once it is in the cart, a link there. Without
 * JavaScript the button posts the form, which works for members only.
 */
export function AddToCart(props: AddToCartProps) {
  const { product, href, locale, words } = props
  const { container, isReady, isInCart, isBusy, stock, announcement, add } = useAddToCart(props)
  const isError = announcement !== '' && announcement !== words.addedNote
  return (
    <div className="add-row add-to-cart" data-waiting={isReady ? undefined : ''} ref={container}>
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
          <span className="hidden-visually">, {words.viewCart}</span>
        </ButtonLink>
      ) : (
        <Button
          type="submit"
          formMethod="post"
          formAction="/api/cart/add"
          disabled={stock <= 0}
          busy={isBusy}
          onClick={add}
        >
          {stock > 0 ? (
            <>
              {words.add} <span className="hidden-visually">{words.toCart}</span>
            </>
          ) : (
            words.soldOut
          )}
        </Button>
      )}
      <p className={isError ? 'error-text' : 'hidden-visually'} role="status">
        {announcement}
      </p>
    </div>
  )
}
