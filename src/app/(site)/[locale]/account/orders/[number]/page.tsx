import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AccountPage } from '@/app/(site)/accounts/account-page'
import { type AccountPageProps, loadAccountPage } from '@/app/(site)/accounts/account-reader'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { OrderContact, OrderHistory } from '@/domains/orders/components/order-details'
import { OrderLines } from '@/domains/orders/components/order-lines'
import { OrderSteps } from '@/domains/orders/components/order-steps'
import { orderPath, ordersPath } from '@/domains/orders/paths'
import { getMyOrder } from '@/domains/orders/queries'
import { answerDays } from '@/domains/orders/states'
import { Contacts } from '@/domains/suppliers/components/contacts'
import { supplierAt } from '@/domains/suppliers/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import '@/ui/styles/cart.css'
import '@/ui/styles/suppliers.css'

export const dynamic = 'force-dynamic'

type Props = AccountPageProps & { params: Promise<LocaleParams & { number: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number, ...rest } = await params
  localeOf(rest)
  const t = await getTranslations('orders')
  return { title: t('order', { number }), robots: { index: false, follow: false } }
}

/** The page of one order request. */
export default async function OrderPage(props: Props) {
  const { number } = await props.params
  const { locale, payload, user, submission, done } = await loadAccountPage(props, orderPath(number))
  const order = await getMyOrder({ payload, user, locale, draft: false }, number)
  if (!order) notFound()
  const t = await getTranslations('orders')
  const { vendor, state } = order
  // Read as a guest: a vendor that is no longer public is named without link and contacts.
  const seller =
    vendor && (await supplierAt({ payload, user: null, locale, draft: false }, 'vendors', vendor.slug))
  return (
    <AccountPage
      path={ordersPath}
      currentPath={orderPath(number)}
      title={t('order', { number })}
      email={user.email}
      done={done === 'sent' ? t('sent') : undefined}
    >
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
          <b>{t(`states.${state}`)}.</b> {t(`explained.${state}`, { days: answerDays })}
        </p>
      </div>
      <OrderSteps order={order} submission={submission} />
      <section className="order-part" aria-labelledby="order-lines">
        <h2 id="order-lines">{t('sections.lines')}</h2>
        <OrderLines lines={order.lines} total={order.total} currency={order.currency} />
      </section>
      {seller ? (
        <section className="order-part" aria-labelledby="order-vendor">
          <h2 id="order-vendor">{t('sections.vendor')}</h2>
          <Contacts supplier={seller} />
        </section>
      ) : null}
      <OrderContact order={order} />
      <OrderHistory order={order} />
      <p>
        <a href={localePath(locale, ordersPath)}>{t('back')}</a>
      </p>
    </AccountPage>
  )
}
