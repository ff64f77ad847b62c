import type { ReactNode } from 'react'
import { type PriceRange, priceText } from './money'

interface PriceProps {
  price: PriceRange
  /** The price outside the sale. */
  regular?: PriceRange | null
  locale: string
  /** Visually hidden labels of the two prices of a sale. */
  words: { was: string; now: string }
  /** "per kg" */
  per?: ReactNode
}

/** A price; during a sale with the struck-out regular price, both labelled for screen readers. */
export function Price({ price, regular, locale, words, per }: PriceProps) {
  const now = <span className="price-figure">{priceText(price, locale)}</span>
  return (
    <span className="price">
      {regular ? (
        <>
          <s>
            <span className="hidden-visually">{words.was} </span>
            {priceText(regular, locale)}
          </s>{' '}
          <span className="hidden-visually">{words.now} </span>
        </>
      ) : null}
      {now}
      {per ? (
        <>
          {' '}
          <small>{per}</small>
        </>
      ) : null}
    </span>
  )
}
