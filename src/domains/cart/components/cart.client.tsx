'use client'

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type BrowserCart, onOtherPages, readCart, setQuantity } from '@/domains/cart/browser-cart'
import { type KeptLine, lineKey } from '@/domains/cart/line'
import type { ShownCart, ShownGroup, ShownLine } from '@/domains/cart/view'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { withQuery } from '@/foundation/routing/with-query'
import { Button, ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { moneyText } from '@/ui/money'
import { Notice } from '@/ui/notice'
import { CartGroup } from '@/ui/patterns/cart-group'
import { Skeleton } from '@/ui/skeleton'
import { CartItem } from './cart-item.client'
import type { CartWords } from './cart-messages'

interface CartProps {
  /** A member's as the server knows it; a visitor's is in the browser. */
  member: ShownCart | null
  locale: Locale
  words: CartWords
}

/** How long a hand may rest between two steps of a quantity. Milliseconds. */
const rest = 400

function Ordering({
  group,
  locale,
  words,
  isMember,
  onLeave,
}: {
  group: ShownGroup
  isMember: boolean
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void
} & Omit<CartProps, 'member'>) {
  const { vendor, currency, lines } = group
  const request = localePath(locale, withQuery('/cart/request', { vendor: vendor.id, currency }))
  const signIn = localePath(locale, withQuery('/login', { redirect: localePath(locale, '/cart') }))
  return (
    <div className="cart-ways">
      {/* Not whether it costs anything: what is free is asked for as well. */}
      {vendor.takesOrders && lines.some(({ stock }) => stock > 0) ? (
        <ButtonLink href={isMember ? request : signIn} onClick={onLeave}>
          {isMember ? words.request : words.signInToOrder}
        </ButtonLink>
      ) : null}
      {vendor.shop ? (
        <ButtonLink kind="secondary" href={vendor.shop} rel="noopener nofollow">
          {words.shop}
        </ButtonLink>
      ) : null}
      {vendor.takesOrders ? null : <p className="caption">{words.noRequests}</p>}
    </div>
  )
}

/** What is not sold any more; it is gone once it has been told. */
function Gone({
  gone,
  words,
  onRemove,
}: {
  gone: ShownCart['gone']
  words: CartWords
  onRemove: (line: ShownCart['gone'][number]) => void
}) {
  if (gone.length === 0) return null
  return (
    <Notice kind="warning" title={words.goneTitle}>
      <p>{words.goneText}</p>
      <ul>
        {gone.map((line) => (
          <li key={`${line.product} ${line.variant}`}>
            <form
              className="cart-gone"
              method="post"
              action="/api/cart/set"
              onSubmit={(event) => {
                event.preventDefault()
                onRemove(line)
              }}
            >
              <input type="hidden" name="product" value={line.product} />
              <input type="hidden" name="variant" value={line.variant ?? ''} />
              <input type="hidden" name="quantity" value="0" />
              {line.title}
              <Button type="submit" kind="quiet">
                {words.remove.replace('{title}', line.title)}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** What lies in the cart, by vendor. A change is kept at once and answered with what things cost now. */
export function Cart({ member, locale, words }: CartProps) {
  const [cart, setCart] = useState<BrowserCart | null>(member)
  const [failed, setFailed] = useState(false)
  const [said, setSaid] = useState('')
  /** Quantities that a hand may still be stepping, and how they are kept at once. */
  const pending = useRef(new Map<string, () => Promise<void>>())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  /** One change after the other: the last answer tells what has become of all. */
  const changes = useRef(Promise.resolve())
  const heading = useRef<HTMLParagraphElement>(null)

  const read = useCallback(() => {
    setFailed(false)
    readCart(locale).then(setCart, (error) => {
      console.error(error)
      setFailed(true)
    })
  }, [locale])
  useEffect(read, [read])
  useEffect(() => onOtherPages(read), [read])

  function change(line: KeptLine, done: string): Promise<void> {
    changes.current = changes.current.then(async () => {
      try {
        setCart(await setQuantity(line, locale))
        setSaid(done)
      } catch (error) {
        console.error(error)
        setSaid(words.changeFailed)
      }
    })
    return changes.current
  }

  const kept = ({ currency }: ShownGroup, line: ShownLine, quantity: number): KeptLine => ({
    product: line.product,
    variant: line.variant,
    title: line.title,
    price: line.each,
    currency,
    quantity,
  })

  function forget(key: string) {
    clearTimeout(timers.current.get(key))
    pending.current.delete(key)
  }

  function step(group: ShownGroup, line: ShownLine, quantity: number) {
    const { key } = line
    forget(key)
    if (!Number.isInteger(quantity) || quantity < 1) return
    const done = words.changed.replace('{title}', line.title).replace('{count}', String(quantity))
    const now = () => {
      forget(key)
      return change(kept(group, line, quantity), done)
    }
    pending.current.set(key, now)
    timers.current.set(key, setTimeout(now, rest))
  }

  /** What was chosen last is kept before the page is left. */
  async function leave(event: MouseEvent<HTMLAnchorElement>) {
    if (pending.current.size === 0) return
    const { href } = event.currentTarget
    event.preventDefault()
    await Promise.all([...pending.current.values()].map((now) => now()))
    window.location.assign(href)
  }

  async function takeOut(line: KeptLine) {
    forget(lineKey(line))
    await change(line, words.removed.replace('{title}', line.title))
    heading.current?.focus()
  }

  if (failed) {
    return (
      <ErrorState
        title={words.failedTitle}
        drawing={<Drawing kind="states" name="failed" />}
        retry={<Button onClick={read}>{words.retry}</Button>}
      >
        <p>{words.failedText}</p>
      </ErrorState>
    )
  }
  if (!cart) return <Skeleton label={words.loading} lines={[70, 40, 55]} />
  const isEmpty = cart.groups.length === 0 && cart.gone.length === 0
  return (
    <div className="cart">
      <p
        className={said === words.changeFailed ? 'error-text' : 'hidden-visually'}
        role="status"
        tabIndex={-1}
        ref={heading}
      >
        {said}
      </p>
      {isEmpty ? (
        <EmptyState
          title={words.emptyTitle}
          drawing={<Drawing kind="states" name="empty-cart" />}
          action={
            <ButtonLink kind="secondary" href={localePath(locale, '/mushrooms/products')}>
              {words.browse}
            </ButtonLink>
          }
        >
          <p>{words.empty}</p>
        </EmptyState>
      ) : (
        <p className="lead">{words.lead}</p>
      )}
      <Gone
        gone={cart.gone}
        words={words}
        onRemove={(line) => takeOut({ ...line, quantity: 0, price: 0, currency: 'USD' })}
      />
      {cart.left?.length ? (
        <Notice kind="warning" title={words.leftTitle}>
          <p>{words.leftText}</p>
          <ul>
            {cart.left.map((line) => (
              <li key={lineKey(line)}>{line.title}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {cart.groups.map((group) => {
        const { vendor, currency, subtotal } = group
        return (
          <CartGroup
            key={`${vendor.id} ${currency}`}
            id={`cart-${vendor.id}-${currency}`}
            vendor={{
              name: vendor.name,
              href: localePath(locale, documentPath('vendors', vendor.slug)),
              place: vendor.place,
            }}
            subtotal={{ label: words.subtotal, value: moneyText({ amount: subtotal, currency }, locale) }}
            action={
              <Ordering
                group={group}
                locale={locale}
                words={words}
                isMember={member !== null}
                onLeave={leave}
              />
            }
          >
            {group.lines.map((line) => (
              <CartItem
                key={line.key}
                line={line}
                currency={currency}
                locale={locale}
                words={words}
                isPending={() => pending.current.has(line.key)}
                onStep={(quantity) => step(group, line, quantity)}
                onRemove={() => takeOut(kept(group, line, 0))}
              />
            ))}
          </CartGroup>
        )
      })}
    </div>
  )
}
