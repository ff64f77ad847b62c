import type { ReactNode } from 'react'
import { type PriceRange, priceText } from './money'

interface PriceProps {
  price: PriceRange
  /** What it costs when it is not on sale. */
  regular?: PriceRange | null
  locale: string
  /** Heard before either price of a sale. */
  words: { was: string; now: string }
  /** "per kg" */
  per?: ReactNode
}

/** A price; on sale with the one that is crossed out, each named to who cannot see the stroke. */
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
      {per ? <small> {per}</small> : null}
    </span>
  )
}
