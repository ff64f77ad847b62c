import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/ui/icon-button'
import { type Money, moneyText } from '@/ui/money'

interface CartLineProps {
  title: string
  href: string
  /** The chosen options: "2.5 kg · oak". */
  options?: string | null
  picture: ReactNode
  each: Money
  total: Money
  /** What one costs when it is not on sale. */
  regular?: Money | null
  locale: string
  quantity: ReactNode
  /** Why it cannot be ordered like this. */
  problem?: string | null
  /** What has changed since it was put in. */
  news?: readonly string[]
  /** "Take Lion’s mane grow kit out" */
  remove: string
  onRemove?: () => void
  /** The id of the form that changes this line where no script does. */
  form?: string
  words: { each: string; was: string; now: string }
}

/** One product in the cart, in one variant. */
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
        {(line.news ?? []).map((text) => (
          <p className="cart-news" key={text}>
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
