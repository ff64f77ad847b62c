import type { ReactNode } from 'react'
import { IconButton } from '@/ui/icon-button'
import { Trash2 } from '@/ui/icons'
import { type Money, moneyText } from '@/ui/money'

interface CartLineProps {
  title: string
  href: string
  /** The selected options: "2.5 kg · oak". */
  options?: string | null
  picture: ReactNode
  each: Money
  total: Money
  /** The price of one when it is not on sale. */
  regular?: Money | null
  locale: string
  quantity: ReactNode
  /** Why the line cannot be ordered. */
  problem?: string | null
  /** Changes since the product was added. */
  notices?: readonly string[]
  /** The label of the remove button: "Remove Lion’s mane grow kit". */
  remove: string
  onRemove?: () => void
  /** The id of the form that changes the line without JavaScript. */
  form?: string
  words: { each: string; was: string; now: string }
}

/** A line of the cart: a product in one variant. */
export function CartLine({
  title,
  href,
  options,
  picture,
  each,
  total,
  regular,
  locale,
  ...line
}: CartLineProps) {
  return (
    <li className="cart-line">
      <div className="plate goods">{picture}</div>
      <div>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        {options ? <p className="secondary">{options}</p> : null}
        <p className="caption">
          {regular ? (
            <>
              <span className="hidden-visually">{line.words.was} </span>
              <s>{moneyText(regular, locale)}</s> <span className="hidden-visually">{line.words.now} </span>
            </>
          ) : null}
          {moneyText(each, locale)} {line.words.each}
        </p>
        {(line.notices ?? []).map((text) => (
          <p className="cart-notice" key={text}>
            {text}
          </p>
        ))}
        {line.problem ? <p className="error-text">{line.problem}</p> : null}
      </div>
      {line.quantity}
      <p className="price-figure cart-total">{line.problem ? null : moneyText(total, locale)}</p>
      <IconButton
        icon={Trash2}
        label={line.remove}
        onClick={line.onRemove}
        {...(line.form && {
          type: 'submit',
          form: line.form,
          name: 'remove',
          value: '1',
          formNoValidate: true,
        })}
      />
    </li>
  )
}
