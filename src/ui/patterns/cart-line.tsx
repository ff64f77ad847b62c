import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button'
import { type Money, moneyText } from '../money'

interface CartLineProps {
  title: string
  href: string
  /** The chosen options: "2.5 kg · oak". */
  options?: string | null
  picture: ReactNode
  each: Money
  total: Money
  locale: string
  quantity: ReactNode
  /** Why it cannot be ordered like this. */
  problem?: string | null
  /** "Take Lion’s mane grow kit out" */
  remove: string
  onRemove?: () => void
  words: { each: string }
}

/** One product in the cart, in one variant. */
export function CartLine({ title, href, options, picture, each, total, locale, ...line }: CartLineProps) {
  return (
    <li className="cart-line">
      <div className="plate goods">{picture}</div>
      <div className="cart-name">
        <h3>
          <a href={href}>{title}</a>
        </h3>
        {options ? <p className="secondary">{options}</p> : null}
        <p className="caption">
          {moneyText(each, locale)} {line.words.each}
        </p>
        {line.problem ? <p className="error-text">{line.problem}</p> : null}
      </div>
      {line.quantity}
      <p className="price-figure cart-total">{moneyText(total, locale)}</p>
      <IconButton icon={Trash2} label={line.remove} onClick={line.onRemove} />
    </li>
  )
}
