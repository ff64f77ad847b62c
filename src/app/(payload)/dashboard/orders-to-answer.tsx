import { orderTranslator } from '@/app/(payload)/orders/messages'
import { StepButtons } from '@/app/(payload)/orders/step-buttons'
import { UndoButton } from '@/app/(payload)/orders/undo-button'
import { agoText } from '@/app/(payload)/panel-messages'
import type { OrderToAnswer } from '@/domains/panel/shop'
import { placeText } from '@/domains/suppliers/place-text'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { moneyText } from '@/ui/money'

interface OrdersToAnswerProps {
  orders: readonly OrderToAnswer[]
  total: number
  i18n: { language: string }
  locale: Locale
  t: DynamicTranslator
}

const day = 24 * 60 * 60 * 1000

interface OrderRowProps extends Pick<OrdersToAnswerProps, 'i18n' | 'locale' | 't'> {
  order: OrderToAnswer
}

function OrderRow({ order, i18n, locale, t }: OrderRowProps) {
  const { id, number, state, name, place, lines, total, currency, requestedAt, closesAt } = order
  const tOrders = orderTranslator(i18n)
  const days = Math.max(0, Math.floor((closesAt.getTime() - Date.now()) / day))
  const items = lines.map(({ title, options, quantity }) =>
    t('shop.line', { quantity, title: options ? `${title} (${options})` : title }),
  )
  return (
    <li>
      <div>
        <p>
          <a href={`/admin/collections/orders/${id}`}>{number}</a> {name}, {placeText(place, locale)}
        </p>
        <p>{items.join(', ')}</p>
        <p>
          <small>
            {t('shop.requested', { when: agoText(requestedAt, locale) })}
            {state === 'requested' ? ` · ${t('shop.closes', { days })}` : null}
          </small>
        </p>
      </div>
      <strong>{moneyText({ amount: total, currency }, locale)}</strong>
      {state === 'requested' ? (
        <StepButtons order={order} t={tOrders} />
      ) : (
        <div className="order-state">
          <strong>{tOrders(`states.${state}`)}</strong>
          <UndoButton order={order} t={tOrders} />
        </div>
      )}
    </li>
  )
}

/** Requests without an answer, with the buttons that answer them or take an answer back. */
export function OrdersToAnswer({ orders, total, t, ...row }: OrdersToAnswerProps) {
  return (
    <section aria-labelledby="orders">
      <header className="dash__head">
        <h2 id="orders">{t('shop.orders', { count: total })}</h2>
        <a href="/admin/collections/orders">{t('shop.allOrders')}</a>
      </header>
      <ul className="dash__orders">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} t={t} {...row} />
        ))}
      </ul>
    </section>
  )
}
