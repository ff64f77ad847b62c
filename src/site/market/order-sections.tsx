import { getTranslations } from 'next-intl/server'
import { OrderContact, OrderHistory } from '@/domains/orders/components/order-details'
import { OrderLines } from '@/domains/orders/components/order-lines'
import { OrderSteps } from '@/domains/orders/components/order-steps'
import { ReorderForm } from '@/domains/orders/components/reorder-form'
import type { OrderView } from '@/domains/orders/queries'
import { answerDays } from '@/domains/orders/states'
import { Contacts } from '@/domains/suppliers/components/contacts'
import { supplierAt } from '@/domains/suppliers/queries'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import type { Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import '@/ui/styles/cart.css'
import '@/ui/styles/suppliers.css'

interface OrderSectionsProps {
  order: OrderView
  reader: Omit<Reader, 'user'>
  submission: FailedSubmission | null
  /** The page of a guest and the key in its link; absent for members. */
  guest?: { page: string; key: string }
}

/** What a buyer sees of an order: its state, the next step, the items, the vendor and the history. */
export async function OrderSections({ order, reader, submission, guest }: OrderSectionsProps) {
  const t = await getTranslations('orders')
  const { locale } = reader
  const { vendor, status } = order
  // Read as a guest: a vendor that is no longer public is named without link and contacts.
  const seller = vendor && (await supplierAt({ ...reader, user: null }, 'vendors', vendor.slug))
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
