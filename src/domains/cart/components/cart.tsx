import { useRef } from 'react'
import type { CartGroupView, CartView } from '@/domains/cart/view'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { Button, ButtonLink } from '@/ui/button'
import { Drawing } from '@/ui/drawing'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { moneyText } from '@/ui/money'
import { CartGroup } from '@/ui/patterns/cart-group'
import { Skeleton } from '@/ui/skeleton'
import { CartItem } from './cart-item'
import type { CartWords } from './cart-messages'
import { LeftOverLines, UnavailableLines } from './cart-notices'
import { type Country, DeliveryCountry } from './delivery-country'
import { OrderActions } from './order-actions'
import { useCart } from './use-cart'
import { useDeliveryCountry } from './use-delivery-country'

interface CartProps {
  /** The cart that the server keeps: of a member, or of a guest without JavaScript. Null if it is in the browser. */
  stored: CartView | null
  locale: Locale
  words: CartWords
  countries: readonly Country[]
  /** The country of delivery in the address of the page. */
  country?: string
}

function LoadingError({ words, onRetry }: { words: CartWords; onRetry: () => void }) {
  return (
    <ErrorState
      title={words.failedTitle}
      drawing={<Drawing kind="states" name="failed" />}
      retry={<Button onClick={onRetry}>{words.retry}</Button>}
    >
      <p>{words.failedText}</p>
    </ErrorState>
  )
}

function EmptyCart({ locale, words }: Pick<CartProps, 'locale' | 'words'>) {
  return (
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
  )
}

interface VendorGroupProps extends Pick<CartProps, 'locale' | 'words'> {
  destination: Country | undefined
  group: CartGroupView
  actions: Pick<
    ReturnType<typeof useCart>,
    'changeQuantity' | 'commitQuantity' | 'removeLine' | 'isPending' | 'saveBeforeLeaving'
  >
}

/** The lines of one vendor in one currency. */
function VendorGroup({ group, destination, locale, words, actions }: VendorGroupProps) {
  const { vendor, currency, subtotal, lines } = group
  return (
    <CartGroup
      id={`cart-${vendor.id}-${currency}`}
      vendor={{
        name: vendor.name,
        href: localePath(locale, documentPath('vendors', vendor.slug)),
        place: vendor.place,
      }}
      subtotal={{ label: words.subtotal, value: moneyText({ amount: subtotal, currency }, locale) }}
      action={
        <OrderActions
          group={group}
          destination={destination}
          locale={locale}
          words={words}
          onLeave={actions.saveBeforeLeaving}
        />
      }
    >
      {lines.map((line) => (
        <CartItem
          key={line.key}
          line={line}
          currency={currency}
          locale={locale}
          words={words}
          destination={destination}
          isPending={() => actions.isPending(line.key)}
          onQuantityChange={(quantity) => actions.changeQuantity(line, currency, quantity)}
          onQuantityCommit={() => actions.commitQuantity(line.key)}
          onRemove={() => actions.removeLine(line, currency)}
        />
      ))}
    </CartGroup>
  )
}

/** The cart, grouped by vendor. Changes are saved at once, and each response has the current prices and stock. */
export function Cart({ stored, locale, words, countries, country: requested = '' }: CartProps) {
  const {
    cart,
    hasFailed,
    reload,
    announcement,
    removed,
    undoRemoval,
    removeLine,
    removeUnavailable,
    ...actions
  } = useCart(stored, locale, words)
  const [country, selectCountry] = useDeliveryCountry(requested)
  const status = useRef<HTMLParagraphElement>(null)
  const focusStatus = () => status.current?.focus()
  if (hasFailed) return <LoadingError words={words} onRetry={reload} />
  if (!cart) return <Skeleton label={words.loading} lines={[70, 40, 55]} />
  const isEmpty = cart.groups.length === 0 && cart.gone.length === 0
  return (
    <div className="cart">
      <p
        className={announcement === words.changeFailed ? 'error-text' : 'hidden-visually'}
        role="status"
        tabIndex={-1}
        ref={status}
      >
        {announcement}
      </p>
      {removed ? (
        <p className="cart-undo">
          {words.removed.replace('{title}', removed.title)}{' '}
          <Button kind="quiet" onClick={() => undoRemoval().then(focusStatus)}>
            {words.undo}
          </Button>
        </p>
      ) : null}
      {isEmpty ? (
        <EmptyCart locale={locale} words={words} />
      ) : (
        <>
          <p className="lead">{words.lead}</p>
          <DeliveryCountry countries={countries} selected={country} words={words} onSelect={selectCountry} />
        </>
      )}
      <UnavailableLines
        lines={cart.gone}
        words={words}
        onRemove={(line) => removeUnavailable(line).then(focusStatus)}
      />
      <LeftOverLines lines={cart.left} words={words} />
      {cart.groups.map((group) => (
        <VendorGroup
          key={`${group.vendor.id} ${group.currency}`}
          group={group}
          destination={countries.find(({ value }) => value === country)}
          locale={locale}
          words={words}
          actions={{
            ...actions,
            removeLine: (line, currency) => removeLine(line, currency).then(focusStatus),
          }}
        />
      ))}
    </div>
  )
}
