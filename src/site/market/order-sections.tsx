import { OrderContact, OrderHistory } from '@/domains/orders/components/order-details'
import { OrderLines } from '@/domains/orders/components/order-lines'
import { OrderSteps } from '@/domains/orders/components/order-steps'
import { ReorderForm } from '@/domains/orders/components/reorder-form'
import type { OrderView } from '@/domains/orders/queries'
import { answerDays } from '@/domains/orders/states'
import { Contacts } from '@/domains/suppliers/components/contacts'
import type { SupplierView } from '@/domains/suppliers/view'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { useLocale, useTranslations } from '@/ui/texts'
import '@/ui/styles/cart.css'
import '@/ui/styles/suppliers.css'

interface OrderSectionsProps {
  order: OrderView
  /** The vendor; null once it is no longer public: it is named without link and contacts. */
  seller: SupplierView | null
  submission: FailedSubmission | null
  /** The page of a guest and the key in its link; absent for members. */
  guest?: { page: string; key: string }
}

/** What a buyer sees of an order: its state, the next step, the items, the vendor and the history. */
export function OrderSections({ order, seller, submission, guest }: OrderSectionsProps) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const { vendor, status } = order
  return (
    <>
      <div className="stack-tight">
        {vendor ? (
          <p>
            {seller ? (
              <a href={localePath(locale, documentPath('vendors', vendor.slug))}>{vendor.name}</a>
            ) : (
              vendor.name
            )}
          </p>
        ) : null}
        <p>
          <b>{t(`states.${status}`)}.</b> {t(`explained.${status}`, { days: answerDays })}
        </p>
      </div>
      <OrderSteps order={order} submission={submission} guest={guest} />
      <section className="order-part" aria-labelledby="order-lines">
        <h2 id="order-lines">{t('sections.lines')}</h2>
        <OrderLines
          lines={order.lines}
          total={order.total}
          deliveryCost={order.deliveryCost}
          currency={order.currency}
        />
        <ReorderForm order={order} guestKey={guest?.key} />
        {order.paymentNote ? (
          <>
            <h3>{t('payment')}</h3>
            <p className="order-payment">{order.paymentNote}</p>
          </>
        ) : null}
      </section>
      {seller ? (
        <section className="order-part" aria-labelledby="order-vendor">
          <h2 id="order-vendor">{t('sections.vendor')}</h2>
          <Contacts supplier={seller} />
        </section>
      ) : null}
      <OrderContact order={order} />
      <OrderHistory order={order} />
    </>
  )
}
